import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { bird, build, movesOf, none, positionOf, rock, type Setup, seed, sundial, veggie } from './built.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const base: Setup = {
  pool: [2, 4, 6],
  garden: { '1,1': seed('carrot', 0), '2,2': veggie('tomato', 1), '3,3': bird(0, 2), '4,4': sundial(1) },
  gardeners: [{ seeds: { squash: 1 }, harvested: { eggplant: 1 }, sun: true }],
};

/** What is said about the position after a change, or `fine`. */
function verdict(change: (p: Position) => void, setup: Setup = base): string {
  const p = positionOf(setup);
  change(p);
  const read = game.fromPosition(p);
  return read.ok ? 'fine' : read.error.message;
}
const own = (p: Position, seat = 0) => p.gardeners[seat] as Position['gardeners'][number];
const lay = (p: Position, row: number, column: number, content: Position['garden'][number][number]): void => {
  (p.garden[row - 1] as Position['garden'][number])[column - 1] = content;
};

describe('positions', () => {
  it('G1–G56 are complete: a loaded one is written and played the same', () => {
    const p = positionOf(base);
    const s = unwrap(game.fromPosition(p));
    expect(game.position(s)).toEqual(p);
    expect(movesOf(s)).toEqual(movesOf(build(base)));
  });

  it('G3 the tiles of each type are constant', () => {
    expect(verdict((p) => p.supply.carrot--)).toContain('G3');
    expect(verdict((p) => p.swallowed.carrot++)).toContain('G3');
    expect(verdict((p) => own(p).harvested.eggplant--)).toContain('G3');
  });

  it('G4 the discs of a player are always eight', () => {
    expect(verdict((p) => own(p).discs--)).toContain('G4');
    expect(verdict((p) => lay(p, 3, 3, bird(0, 3)))).toContain('G4');
  });

  it('G4 G5 special tiles are those of the box', () => {
    expect(verdict((p) => lay(p, 5, 5, bird(0)))).toContain('G4');
    expect(verdict((p) => lay(p, 5, 5, rock))).toContain('G4');
    expect(verdict((p) => own(p, 2).hand.pop())).toContain('canonical');
    expect(verdict((p) => own(p, 2).hand.push('rock'))).toContain('G4');
    expect(verdict((p) => lay(p, 5, 5, bird(2)), { pool: [1], options: { family: true } })).toContain('G5');
    expect(verdict((p) => own(p).hand.unshift('critter'), { pool: [1], options: { family: true } })).toContain(
      'canonical',
    );
  });

  it('G10 G12 the pool and the phase belong together', () => {
    expect(
      verdict((p) => {
        p.phase = 'four';
      }),
    ).toContain('G10');
    expect(
      verdict((p) => {
        p.phase = 'roll';
        p.pool = [1, 2, 3, 4];
      }),
    ).toContain('G10');
    expect(
      verdict((p) => {
        p.pool = [];
      }),
    ).toContain('G12');
    expect(
      verdict((p) => {
        p.pool = [6, 4, 2];
      }),
    ).toContain('canonical');
    expect(
      verdict((p) => {
        p.phase = 'start';
        p.pool = [];
      }),
    ).toContain('G6');
  });

  it('G20 G34 G40 a turn remembers no more than its dice allow', () => {
    expect(
      verdict((p) => {
        p.turn.bought.squash = 1;
      }),
    ).toBe('fine');
    expect(
      verdict((p) => {
        p.turn.bought.squash = 2;
      }),
    ).toContain('G11');
    expect(
      verdict((p) => {
        p.turn.bought.squash = 3;
        p.pool = [1];
      }),
    ).toContain('G20');
    expect(
      verdict((p) => {
        p.turn.bought.squash = 1;
        p.turn.spat.squash = 2;
        p.turn.eaten = [1, 2];
        p.pool = [];
      }),
    ).toContain('G36');
    expect(
      verdict((p) => {
        p.turn.spat.squash = 1;
      }),
    ).toContain('G35');
    expect(
      verdict((p) => {
        p.turn.spat.squash = 1;
        p.turn.eaten = [1];
      }),
    ).toContain('G11');
    expect(
      verdict((p) => {
        p.turn.eaten = [0];
      }),
    ).toContain('G32');
    expect(
      verdict((p) => {
        p.turn.eaten = [2];
      }),
    ).toBe('fine');
    expect(
      verdict((p) => {
        p.turn.eaten = [1, 2];
      }),
    ).toContain('G11');
    expect(
      verdict((p) => {
        p.turn.sundial = 1;
        p.pool = [1, 2];
      }),
    ).toContain('G40');
    expect(
      verdict((p) => {
        p.phase = 'roll';
        p.pool = [];
        p.turn.bought.squash = 1;
      }),
    ).toContain('forgotten');
  });

  it('G25 points are those of harvests', () => {
    expect(
      verdict((p) => {
        own(p).points = 4;
      }),
    ).toContain('G25');
    expect(
      verdict((p) => {
        own(p).points = 10;
      }),
    ).toBe('fine');
    expect(
      verdict((p) => {
        own(p).points = 11;
      }),
    ).toContain('G25');
    expect(
      verdict((p) => {
        own(p, 1).points = 1;
      }),
    ).toBe('fine');
    expect(
      verdict((p) => {
        own(p, 1).points = 2;
      }),
    ).toContain('G25');
  });

  it('G50 G56 the game is over when and only when it has ended', () => {
    expect(
      verdict((p) => {
        p.phase = 'over';
        p.pool = [];
      }),
    ).toContain('G50');
    expect(verdict(() => {}, { phase: 'roll', supply: none })).toContain('G50');
    expect(verdict(() => {}, { phase: 'over', supply: none })).toBe('fine');
    expect(
      verdict((p) => {
        p.stall = 48;
      }),
    ).toContain('G56');
    expect(
      verdict((p) => {
        p.stall = 49;
      }),
    ).toContain('G56');
    expect(
      verdict((p) => {
        p.stall = 47;
      }),
    ).toBe('fine');
    expect(
      verdict(
        (p) => {
          p.stall = 1;
        },
        { phase: 'roll', options: { stallLimit: 0 } },
      ),
    ).toContain('G56');
    expect(verdict(() => {}, { phase: 'over', stall: 48 })).toBe('fine');
  });

  it('G4 names no seat that is not there', () => {
    expect(
      verdict(
        (p) => {
          p.seat = 3;
        },
        { ...base, players: 3 },
      ),
    ).toContain('seat');
    expect(
      verdict((p) => {
        p.gardeners.pop();
      }),
    ).toContain('gardeners');
  });
});

describe('what everybody sees', () => {
  it('G4 is everything: nothing is hidden from anybody, so there is nothing to guess', () => {
    const s = build(base);
    const shown = [-1, 0, 1, 2, 3].map((viewer) => game.view(s, viewer));
    for (const view of shown) expect(view).toEqual(shown[0]);
    expect(shown[0]).toMatchObject(positionOf(base));
    const entry = { type: 'roll' as const, dice: [1, 2, 3, 4] };
    expect(game.hide(s, entry, 1)).toBe(entry);
  });
});
