import { CHANCE } from '../../core/game.ts';
import { unwrap } from '../../core/result.ts';
import { rocksPerPlayer, type Special, specials, tilesPerType, type Veggie, veggies } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Content, Counts, Position } from './position.ts';
import type { Options, State } from './state.ts';

/** Positions for tests: what is said is there, and discs, hands and supply are counted so that everything fits. */
export interface Setup {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly phase?: Position['phase'];
  readonly seat?: number;
  readonly pool?: number[];
  readonly bought?: Partial<Counts>;
  readonly spat?: Partial<Counts>;
  readonly eaten?: number[];
  readonly sundial?: number;
  readonly stall?: number;
  /** What is left in the stacks; the rest of the tiles has been swallowed. */
  readonly supply?: Partial<Counts>;
  /** By row and column: `{ '2,3': seed('carrot', 0) }`. */
  readonly garden?: Record<string, Content>;
  readonly gardeners?: {
    readonly points?: number;
    readonly sun?: boolean;
    readonly seeds?: Partial<Counts>;
    readonly harvested?: Partial<Counts>;
  }[];
}

export const seed = (tile: Veggie, owner: number): Content => ({ tile, side: 'seed', owner });
export const veggie = (tile: Veggie, owner: number): Content => ({ tile, side: 'veggie', owner });
export const bird = (owner: number, discs = 1): Content => ({ tile: 'critter', side: 'bird', owner, discs });
export const rabbit = (owner: number, discs = 1): Content => ({ tile: 'critter', side: 'rabbit', owner, discs });
export const sundial = (owner: number): Content => ({ tile: 'dial', side: 'sundial', owner });
export const scarecrow = (owner: number): Content => ({ tile: 'dial', side: 'scarecrow', owner });
export const rock: Content = { tile: 'rock' };

export const none: Counts = { squash: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };
const sum = (counts: Counts): number => veggies.reduce((total, tile) => total + counts[tile], 0);

export function positionOf(setup: Setup): Position {
  const players = setup.players ?? 4;
  const options = { family: false, stallLimit: 12, ...setup.options };
  const garden = Array.from({ length: 6 }, (_, r) =>
    Array.from({ length: 6 }, (_, c): Content | null => setup.garden?.[`${r + 1},${c + 1}`] ?? null),
  );
  const contents = garden.flat().filter((content) => content !== null);
  const rocks = contents.filter((content) => content.tile === 'rock').length;
  const gardeners = Array.from({ length: players }, (_, seat) => {
    const given = setup.gardeners?.[seat];
    const seeds = { ...none, ...given?.seeds };
    const harvested = { ...none, ...given?.harvested };
    const owned = contents.filter((content) => 'owner' in content && content.owner === seat);
    const onTiles = owned.reduce((discs, content) => discs + ('discs' in content ? content.discs : 1), 0);
    const has = (tile: Special): boolean =>
      tile === 'rock'
        ? rocksPerPlayer(players) > 0 && seat >= rocks
        : !(tile === 'critter' && options.family) && !owned.some((content) => content.tile === tile);
    return {
      points: given?.points ?? veggies.reduce((points, tile, i) => points + (i + 1) * harvested[tile], 0),
      discs: 8 - sum(seeds) - onTiles,
      sun: given?.sun ?? false,
      hand: specials.filter(has),
      seeds,
      harvested,
    };
  });
  const used = (tile: Veggie): number =>
    contents.filter((content) => content.tile === tile).length +
    gardeners.reduce((total, own) => total + own.seeds[tile] + own.harvested[tile], 0);
  const left = (tile: Veggie): number => tilesPerType(players) - used(tile);
  const supply = { ...none };
  const swallowed = { ...none };
  for (const tile of veggies) {
    supply[tile] = setup.supply === undefined ? left(tile) : (setup.supply[tile] ?? 0);
    swallowed[tile] = left(tile) - supply[tile];
  }
  return {
    players,
    options,
    phase: setup.phase ?? 'act',
    seat: setup.seat ?? 0,
    pool: [...(setup.pool ?? [])].sort(),
    turn: {
      bought: { ...none, ...setup.bought },
      spat: { ...none, ...setup.spat },
      eaten: setup.eaten ?? [],
      sundial: setup.sundial ?? 0,
    },
    stall: setup.stall ?? 0,
    supply,
    swallowed,
    garden,
    gardeners,
  };
}

export const build = (setup: Setup): State => unwrap(game.fromPosition(positionOf(setup)));

export function movesOf(s: State): Move[] {
  const actions = new Int32Array(game.maxLegal);
  return Array.from(actions.subarray(0, game.legal(s, actions)), (a) => game.decode(s, a));
}

/** The legal moves of one type, of which each test wants few. */
export const ofType = <Type extends Move['type']>(s: State, type: Type): Extract<Move, { type: Type }>[] =>
  movesOf(s).filter((m): m is Extract<Move, { type: Type }> => m.type === type);

export function play(s: State, ...moves: Move[]): void {
  for (const m of moves) game.apply(s, unwrap(game.encode(s, m)));
}

export function roll(s: State, ...dice: number[]): void {
  if (game.actor(s) !== CHANCE) throw new Error('no roll is due');
  for (const pick of unwrap(game.encodeChance(s, { type: 'roll', dice }))) game.apply(s, pick);
}

/** The rule that forbids a move. */
export function ruleAgainst(s: State, m: unknown): string {
  const read = game.encode(s, m);
  return read.ok ? 'legal' : read.error.rule;
}

export const now = (s: State): Position => game.position(s) as Position;
export const gardener = (s: State, seat: number): Position['gardeners'][number] =>
  now(s).gardeners[seat] as Position['gardeners'][number];
export const at = (s: State, row: number, column: number): Content | null =>
  now(s).garden[row - 1]?.[column - 1] ?? null;
