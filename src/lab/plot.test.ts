import { expect, test } from 'vitest';
import { barPlot, histogramPlot, stackPlot } from './plot.ts';

test('texts are escaped and told to those who do not see the plot', () => {
  const plot = barPlot('A & B', [{ label: '<b>', value: 0.5, low: 0.4, high: 0.6, text: '50 %' }], 0.5);
  expect(plot).not.toContain('<b>');
  expect(plot).toContain('aria-label="A &amp; B. &lt;b&gt; – 50 %"');
});

test('a value far off does not press the others into one step', () => {
  const usual = Array.from({ length: 20 }, (_, i) => [i + 10, 50] as const);
  const ticks = (plot: string): number[] =>
    [...plot.matchAll(/class="middle"[^>]*>(\d+)</g)].map(([, tick]) => Number(tick));
  expect(Math.max(...ticks(histogramPlot('turns', [{ label: 'turns', histogram: usual }])))).toBeLessThan(30);
  const far = histogramPlot('turns', [{ label: 'turns', histogram: [...usual, [900, 1]] }]);
  expect(Math.max(...ticks(far))).toBeLessThan(30);
  expect(far).toContain('… 900');
});

test('what takes away stands left of zero', () => {
  const plot = stackPlot('points', [
    {
      label: 'seat',
      text: '8',
      parts: [
        { key: 'a', value: 10, text: '10' },
        { key: 'b', value: -2, text: '−2' },
      ],
    },
  ]);
  const [gain = 0, loss = 0] = [...plot.matchAll(/<rect class="area c\d" x="([\d.]+)" y="3"/g)].map(([, x]) =>
    Number(x),
  );
  expect(loss).toBeLessThan(gain);
});
