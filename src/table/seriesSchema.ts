import * as z from 'zod';
import { hex256 } from './seal.ts';
import { MOST_GAMES, seriesBounds } from './series.ts';

const count = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/** How a series is won. In a twin each deal is two games with the same dice and the seats exchanged. */
export const seriesRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bestOf'), games: count(seriesBounds.bestOf) }),
  z.strictObject({ kind: z.literal('firstTo'), points: count(seriesBounds.firstTo) }),
  z.strictObject({ kind: z.literal('twin'), deals: count(seriesBounds.twin) }),
]);
export type SeriesRule = z.infer<typeof seriesRuleSchema>;

const player = z.int().min(0).max(15);

/** A game of the series that is over. Players are counted by their seats in the first game. */
const seriesGameSchema = z.strictObject({
  table: z.string().max(100),
  starter: player,
  points: z.array(z.int()),
  winners: z.array(player),
});
export type SeriesGame = z.infer<typeof seriesGameSchema>;

/** A series as one of its tables knows it: part of what the table was opened with, so that nothing else has to be kept. */
export const seriesSchema = z.strictObject({
  rule: seriesRuleSchema,
  /** Those that are over, the earliest first. */
  games: z.array(seriesGameSchema).max(MOST_GAMES),
  /** Which player sits on each seat of this table. */
  order: z.array(player),
  /** The seat that starts; left out where dice decide it. */
  start: player.exactOptional(),
  /** In the second game of a deal: what the dice of the first were made with besides the seed. */
  dice: z
    .strictObject({
      table: z.string().max(100),
      nonces: z.array(z.string().max(64)),
      nonceHashes: z.array(hex256.nullable()),
    })
    .exactOptional(),
});
export type Series = z.infer<typeof seriesSchema>;
export type TwinDice = NonNullable<Series['dice']>;
