import { describe, expect, it } from 'vitest';
import { plainValue } from './colour.ts';
import { flatten } from './flatten.ts';

const size = { width: 100, height: 50 };
const none = new Map<string, string>();

describe('a drawing for a program without a browser', () => {
  it('says itself how it looks: by class, tag and place, the more exact word last', () => {
    const css = `path { fill: none; stroke: red }
      .a.x { fill: #123456 }
      .b .a { stroke: black }
      .b > .a:not(.c) { stroke-width: 3px }
      .a:hover { fill: white } @media print { .a { fill: white } } [data-screen] .a { fill: white }`;
    expect(flatten('<g class="b"><path class="a x" d="M0 0"></path></g>', css, none, size)).toBe(
      '<g><path d="M0 0" fill="rgb(18,52,86)" stroke="rgb(0,0,0)" stroke-width="3px"></path></g>',
    );
    expect(flatten('<g class="b"><g><path class="a c"></path></g></g>', css, none, size)).toContain(
      '<path fill="none" stroke="rgb(0,0,0)">',
    );
  });

  it('hands variables and ink down, and leaves out what is for pages and readers', () => {
    const css = '.seat { color: var(--seat) } path { fill: currentcolor; stroke: var(--gone, #fff) } * { width: 100% }';
    const markup =
      '<!--[--><g class="seat" style="--seat:var(--leaf);" role="img" aria-label="x" data-about="y"><path></path></g>';
    expect(flatten(markup, css, new Map([['--leaf', 'light-dark(#010203, #fff)']]), size)).toBe(
      '<g><path fill="rgb(1,2,3)" stroke="rgb(255,255,255)"></path></g>',
    );
  });

  it('puts a drawing inside of a drawing in its place, as large as it fits', () => {
    const inner = '<svg viewBox="0 0 10 10"><circle r="1"></circle></svg>';
    expect(
      flatten(
        `<svg viewBox="0 0 100 50"><svg x="20" y="10" width="40" height="20">${inner}</svg></svg>`,
        '',
        none,
        size,
      ),
    ).toBe(
      '<g transform="matrix(1 0 0 1 0 0)"><g transform="matrix(1 0 0 1 20 10)"><g transform="matrix(2 0 0 2 10 0)"><circle r="1"></circle></g></g></g>',
    );
  });

  it('knows the fonts of the page', () => {
    expect(
      flatten(
        '<text>1</text>',
        'text { font: 700 23px/1.2 var(--hand) }',
        new Map([['--hand', 'Caveat, "A B"']]),
        size,
      ),
    ).toBe(`<text font-weight="700" font-size="23px" font-family="Caveat, 'A B'">1</text>`);
  });
});

describe('colours', () => {
  it('are mixed as they look', () => {
    // What Chromium paints.
    expect(plainValue('color-mix(in oklab, #c8402b, white 26%)', none)).toBe('rgb(220,119,100)');
    expect(plainValue('color-mix(in oklab, #4f7a3a 30%, #f3e8cf)', none)).toBe('rgb(192,198,161)');
    expect(plainValue('color-mix(in oklab, #b98a5a, black 30%)', none)).toBe('rgb(113,83,53)');
    expect(plainValue('color-mix(in oklab, #2f86a6 45%, transparent)', none)).toBe('rgba(47,134,166,0.45)');
  });
  it('are seen through', () => {
    expect(plainValue('rgb(30 18 5 / 50%)', none)).toBe('rgba(30,18,5,0.5)');
    expect(plainValue('transparent', none)).toBe('none');
    expect(plainValue('url(#a)', none)).toBe('url(#a)');
  });
});
