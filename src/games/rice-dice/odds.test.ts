import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { ACT, DONE } from './actions.ts';
import { type Built, decide, load, moves, play } from './built.suite.ts';
import { actions, type Face } from './components.ts';
import { game } from './index.ts';
import { chanceOf, type Goal, goalsOf, isReached, oddsOf } from './odds.ts';
import { PHASE_DRAW, PHASE_RELEASE, PHASE_ROLL } from './state.ts';

const viewOf = (s: ReturnType<typeof load>) => game.view(s, 0);

/** The words of the move that reaches a goal. */
const moveFor = ({ kind, place }: Goal): string => `${kind} ${place}`;

const out = new Int32Array(game.maxLegal);
function playFirst(s: ReturnType<typeof load>): void {
  game.legal(s, out);
  game.apply(s, at(out, 0));
}

/** Whether the rules let the player reach it with the roll on the table. Packed moves: this is asked for thousands of rolls. */
function canReach(s: ReturnType<typeof load>, goal: Goal): boolean {
  while (s.weedsDue > 0) playFirst(s);
  game.apply(s, ACT | actions.indexOf(goal.action));
  while (s.phase === PHASE_RELEASE) game.apply(s, DONE);
  if (goal.kind === 'draw') return s.phase === PHASE_DRAW;
  return s.phase !== PHASE_ROLL && moves(s).includes(moveFor(goal));
}

/** Rolls every way there is by the rules themselves. */
function* everyRoll(spec: Built, dice: string, again: readonly Face[] | null): Generator<ReturnType<typeof load>> {
  const count = again?.length ?? 5;
  const before = decide(dice, spec);
  play(before, again === null ? 'reroll' : ['reroll', ...again].join(' '));
  const s = load(spec);
  for (let n = 0; n < 6 ** count; n++) {
    game.copy(before, s);
    for (let i = 0; i < count; i++) game.apply(s, Math.floor(n / 6 ** i) % 6);
    yield s;
  }
}

function compare(spec: Built, dice: string, again: readonly Face[] | null): void {
  const s = decide(dice, spec);
  const odds = oddsOf(viewOf(s), again ?? viewOf(s).dice);
  const goals = goalsOf(viewOf(s));
  const weeds = odds.weeds.ways.map(() => 0);
  const reached = goals.map(() => 0);
  let all = 0;
  const copy = load(spec);
  for (const rolled of everyRoll(spec, dice, again)) {
    all++;
    const due = rolled.weedsDue;
    weeds[due] = at(weeds, due) + 1;
    for (const [i, goal] of goals.entries()) {
      game.copy(rolled, copy);
      if (canReach(copy, goal)) reached[i] = at(reached, i) + 1;
    }
  }
  expect(odds.weeds).toEqual({ ways: weeds, of: all });
  for (const [i, goal] of goals.entries())
    expect(chanceOf(odds.symbols[goal.action], goal.needs), moveFor(goal)).toBe(at(reached, i) / all);
}

describe('the odds of a reroll', () => {
  it('R21 R22 R23 are those of all 7776 rolls, as the rules play them', { timeout: 60_000 }, () => {
    const rows = [
      ['Busy Hands | p x1', 'River Bend | w2', 'Clean Furrows | x1'],
      ['Great Basin', 'Sunlit Paddy'],
    ];
    compare({ rows }, 'worker', null);
  });

  it('R22 R62 count the dice that stay, the room for weeds and added symbols', () => {
    const rows = [
      ['Master of Fate | x2', 'Spring Rains | x2', 'Village Elder | x1'],
      ['Great Basin | x2', 'Sunlit Paddy'],
    ];
    compare({ rows }, 'water wild', ['weed', 'weed', 'weed']);
    compare({ rows }, 'water wild double', ['wild']);
    // R35: Foresight draws whatever is rolled.
    compare({ rows: [['Master of Fate', 'Foresight'], at(rows, 1)] }, 'water wild', ['weed', 'weed', 'weed']);
    compare({ rows: [[...at(rows, 0), 'Crafty Weeds'], at(rows, 1)] }, 'card', ['weed', 'weed']);
  });

  it('R22 a reroll of five dice brings a weed in 4651 of 7776 rolls', () => {
    const s = decide('worker', { rows: [['Long Terrace', 'River Bend', 'Valley Floor'], ['Great Basin']] });
    const { weeds } = oddsOf(viewOf(s), viewOf(s).dice);
    expect(weeds.ways).toEqual([3125, 3125, 1250, 250, 25, 1]);
    expect(chanceOf(weeds, 1)).toBe(4651 / 7776);
  });

  it('R30 R43 name what the dice are good for, and whether they are already', () => {
    const s = decide('worker double', {
      rows: [['River Bend | p', 'Long Terrace | w3', 'Valley Floor', 'Sharp Sickles | p'], ['Great Basin']],
    });
    const goals = goalsOf(viewOf(s));
    expect(goals.map((goal) => `${goal.kind} ${goal.place} ${goal.needs}`)).toEqual([
      'harvest 1 2',
      'plant 2 3',
      'fill 3 4',
      'harvest 4 3',
      'draw null 1',
    ]);
    expect(goals.map((goal) => isReached(goal, viewOf(s)))).toEqual([true, true, false, true, false]);
  });
});
