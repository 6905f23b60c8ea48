import { expect, it } from 'vitest';
import { fitOf } from './fit.ts';

const NAME = 'Maximiliana-Annabella Louise Wilhelmsson';
const duties = {
  short: 'Jahr 3, Herbst. Ann überlegt.',
  medium: 'Année 3, automne. Annabella choisit combien de dés lancer.',
  long: `Jahr 3, Frühling. ${NAME} überlegt. Noch ein Pass, und die Jahreszeit endet.`,
};

it('writes what is asked as large as one line allows, and else in two', () => {
  expect(fitOf(duties.short, '', false).duty).toBe(1.75);
  expect(fitOf(duties.medium, '', false).duty).toBe(1.3);
  expect(fitOf(duties.medium, '', true).duty).toBe(1.2);
  expect(fitOf(duties.long, '', false).duty).toBe(1.2);
});

it('never writes so small that nobody can read it from the sofa', () => {
  const { duty, last } = fitOf(duties.long.repeat(9), duties.long.repeat(9), true);
  expect(Math.min(duty, last)).toBeGreaterThanOrEqual(0.78);
});

it('has room for the longest headline beside a series, and for a story below it', () => {
  expect(fitOf(duties.long, '', true).duty).toBeGreaterThan(0.9);
  expect(fitOf(duties.short, 'Ann passt.', false).last).toBe(0.95);
  expect(fitOf(duties.short, duties.long.repeat(2), false).last).toBe(0.8);
});

it('gives capitals and signs of a square more room than small letters', () => {
  const letters = (one: string) => fitOf(one.repeat(40), '', false).duty;
  expect(letters('a')).toBeGreaterThan(letters('A'));
  expect(letters('A')).toBeGreaterThan(letters('字'));
});
