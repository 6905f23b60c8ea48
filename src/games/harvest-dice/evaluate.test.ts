import { describe, expect, it } from 'vitest';
import { PIG_VALUES } from './components.ts';
import { knowledge } from './evaluate.ts';
import { addCell, addDie, create, PHASE_TAKE, type State, sheetOf } from './state.ts';

/** A position of four players with these faces in the pool. */
function positionWith(...faces: number[]): State {
  const s = create(4, { advanced: false, pigValues: PIG_VALUES });
  s.phase = PHASE_TAKE;
  for (const face of faces) addDie(s, face);
  return s;
}

function observed(s: State, seat = 0): Float32Array {
  const out = new Float32Array(knowledge.features);
  knowledge.observe(s, seat, out);
  return out;
}

describe('what the bots see', () => {
  it('the faces in the pool, not only how many', () => {
    expect(observed(positionWith(0, 6, 12))).not.toEqual(observed(positionWith(0, 6, 13)));
    expect(observed(positionWith(3, 3, 12))).not.toEqual(observed(positionWith(3, 4, 12)));
  });

  it('H12: the columns in which a vegetable can still grow', () => {
    const [left, right] = [positionWith(0), positionWith(0)];
    addCell(sheetOf(left, 0), 0, 0);
    addCell(sheetOf(right, 0), 0, 15);
    expect(observed(left)).not.toEqual(observed(right));
  });

  it('every rival, also one that is not the strongest', () => {
    const [alone, fed] = [positionWith(0), positionWith(0)];
    for (const s of [alone, fed]) for (let cell = 0; cell < 6; cell++) addCell(sheetOf(s, 1), 0, cell);
    sheetOf(fed, 3).pig = 5;
    expect(observed(alone)).not.toEqual(observed(fed));
  });
});
