import { defaultSheet } from './components.ts';
import type { SheetDocument } from './document.ts';

/** V7: in the first edition of these rules the rows of the default sheet had no end. */
function withoutBoxes(): SheetDocument {
  const strip = <Row extends object>(rows: Readonly<Record<string, Row>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, boxes: null }]));
  return {
    ...defaultSheet,
    grapes: strip(defaultSheet.grapes),
    barrels: strip(defaultSheet.barrels),
    fertilizers: strip(defaultSheet.fertilizers),
  } as SheetDocument;
}

export const olderOptions = (_rules: number, _players: number, options: Readonly<Record<string, unknown>>) => ({
  ...options,
  sheet: options.sheet ?? withoutBoxes(),
});
