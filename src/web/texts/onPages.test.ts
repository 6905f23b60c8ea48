import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de as deClock } from '../clock/texts/de.ts';
import { en as enClock } from '../clock/texts/en.ts';
import { es as esClock } from '../clock/texts/es.ts';
import { fr as frClock } from '../clock/texts/fr.ts';
import { de as deDaily } from '../daily/texts/de.ts';
import { en as enDaily } from '../daily/texts/en.ts';
import { es as esDaily } from '../daily/texts/es.ts';
import { fr as frDaily } from '../daily/texts/fr.ts';

const en = { daily: enDaily, clock: enClock };
const de = { daily: deDaily, clock: deClock };
const fr = { daily: frDaily, clock: frClock };
const es = { daily: esDaily, clock: esClock };

const source = new URL('../../', import.meta.url);
/** What is drawn and said on pages, as source: the pages, and the boards and words of the games. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(web\/|games\/(parts|[a-z-]+\/(board|words))\/)/.test(path))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => [path, readFileSync(new URL(path, source), 'utf8')] as const);

/** The lines of all files that have something, as "file: line". */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

describe('what pages write', () => {
  it('has decimals by `numberText`, which knows the language; `toFixed` is for drawing', () => {
    const isDrawing = /x\(i\)\.toFixed|\(part\) => part\.toFixed|Number\([a-z]+\.toFixed/;
    expect(linesWith(/\.toFixed\(/).filter((line) => !isDrawing.test(line))).toEqual([]);
  });

  it('takes numbers of pages from there and not from the core, which writes English', () => {
    const here = linesWith(/core\/numberText\.ts/).filter((line) => line.startsWith('web/'));
    // Gains are whole points, and are tested without a page.
    expect(here.map((line) => line.split(':')[0]).sort()).toEqual(['web/table/gains.ts', 'web/texts/numbers.ts']);
  });

  it('has no colon outside the texts of a language: French wants a space before it', () => {
    const isText = /\/(texts|about|words)\/|[tT]exts\.ts:/;
    // In a template, and in markup; types stand after "}: { " and a space.
    expect(linesWith(/\}: \$\{|\}: ?\{\w|\}: ?</).filter((line) => !isText.test(line))).toEqual([]);
  });

  it.each(Object.entries({ en, de, fr, es }))('ends a sentence with one full stop: %s', (_, { daily, clock }) => {
    expect(daily.endsIn(daily.hours(22, 10))).toMatch(/[^.]\.$/);
    expect(clock.minutes(10)).not.toMatch(/\.$/);
  });
});
