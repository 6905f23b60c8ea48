import type { DrawTable } from '../../src/core/paint.ts';
import { clip, columnsOf } from '../../src/core/width.ts';
import type { View } from './view.ts';

const NAME_COLUMNS = 20;
const BAR_COLUMNS = 50;

/** The goal and the points of the turn, then a line for each player. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const { goal } = view.options;
  const risk = view.turn === 0 ? '' : `   At stake ${paint.bold(String(view.turn))}`;
  const lines = view.points.map((points, seat) => {
    const called = clip(name(seat), NAME_COLUMNS);
    const label = called + ' '.repeat(NAME_COLUMNS - columnsOf(called));
    const filled = Math.min(BAR_COLUMNS, Math.floor((points * BAR_COLUMNS) / goal));
    const bar = paint.green('█'.repeat(filled)) + paint.dim('░'.repeat(BAR_COLUMNS - filled));
    const mark = view.actor === 'over' ? (seat === view.seat ? '★' : ' ') : seat === view.seat ? '▶' : ' ';
    return `  ${mark} ${seat === viewer ? paint.bold(label) : label} ${String(points).padStart(3)} ${bar}`;
  });
  return [`  Goal ${goal}${risk}`, '', ...lines].join('\n');
};
