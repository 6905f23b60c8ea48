import { expect } from 'vitest';
import { expectEqual, expectSame, expectText, legalJson, playThrough } from './contractPlay.suite.ts';
import { actorName, CHANCE, type Finish, type GameView, OVER, SPECTATOR } from './game.ts';
import { beginning, copyState, type Match, newMatch, playEntry, visibleLog } from './match.ts';
import { FastRandom, type Random } from './random.ts';
import { unwrap } from './result.ts';
import type { Words } from './words.ts';

const viewersOf = ({ players }: Match): number[] => [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)];

/** What every view has says what the game says. */
export function checkViews(match: Match, random: Random): void {
  const { game, state } = match;
  playThrough(match, random, () => {
    for (const viewer of viewersOf(match)) {
      const view = game.view(state, viewer);
      expectSame(view.actor, actorName(game.actor(state)));
      expectEqual(view.standings, game.score(state, viewer));
      expectSame(view.finish === null, game.actor(state) !== OVER);
    }
  });
  for (const viewer of viewersOf(match)) checkFinish(match, game.view(state, viewer));
}

function checkFinish({ game }: Match, { finish, standings }: GameView): void {
  expect(game.endings.causes).toContain(finish?.cause);
  const best = Math.max(...standings.map(({ total }) => total ?? 0));
  const isLevel = standings.filter(({ total }) => total === best).length > 1;
  if (isLevel) expect(game.endings.ties).toContain(finish?.tie);
  else expect(finish?.tie).toBeNull();
}

/** Whatever a viewer gets is the same in every world that determinize calls possible: so nothing hidden is in it. */
export function checkSecrets(match: Match, random: Random): void {
  const { game, state } = match;
  const viewers = viewersOf(match);
  playThrough(match, random, () => {
    const open = JSON.stringify([game.view(state, SPECTATOR), game.score(state, SPECTATOR)]);
    for (const viewer of viewers) {
      const shown = JSON.stringify([game.view(state, viewer), game.score(state, viewer)]);
      if (game.isOpen) expectSame(shown, open);
      const guess = copyState(match);
      game.determinize(guess, viewer, random);
      expectSame(JSON.stringify([game.view(guess, viewer), game.score(guess, viewer)]), shown);
      expectSame(game.flaw(guess), null);
      expectSame(game.actor(guess), game.actor(state));
      if (game.actor(state) === viewer) expectEqual(legalJson(game, guess), legalJson(game, state));
    }
  });
  for (const viewer of viewers) expect(visibleLog(match, viewer)).toEqual(match.log);
}

const name = (seat: number | string): string => `<${seat}>`;

/** `words`: those of the game in any language. */
export function checkWords(match: Match, random: Random, words: Words = match.game.words.en): void {
  const { game, players, options } = match;
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort());
  expect(Object.keys(words.faces ?? {}).sort()).toEqual(Object.keys(game.words.en.faces ?? {}).sort());
  const played = unwrap(newMatch(game, players, options));
  playThrough(played, new FastRandom(random.below(65536)), () => {
    const view = game.view(played.state, SPECTATOR);
    for (const move of legalJson(game, played.state)) expectText(words.move(move));
    expectText(words.duty(view, name));
    if (game.actor(played.state) === CHANCE) checkFaces(played, words, view);
  });
  checkEndings(played, words);
  for (const standing of game.score(played.state, SPECTATOR))
    expect(Object.keys(words.categories)).toEqual(expect.arrayContaining(Object.keys(standing.breakdown ?? {})));
  checkLog(played, words);
}

/** For real dice: a word for each pick of the entry; and where one face of a pick has a word of its own, all have. */
function checkFaces({ game, state }: Match, words: Words, view: GameView): void {
  const picks = words.picks?.(view);
  if (picks !== undefined) expectSame(picks.length, game.picksDue(state));
  for (const pick of picks ?? []) expectText(pick);
  const names = Array.from({ length: game.outcomes(state) }, (_, i) => String(game.outcomeName(state, i)));
  const faces = names.flatMap((each) => words.faces?.[each] ?? []);
  if (faces.length > 0) expectSame(new Set(faces).size, names.length);
}

/** Every way a game can end has a sentence of its own, whether it came up or not. */
function checkEndings({ game, state }: Match, words: Words): void {
  const view = game.view(state, SPECTATOR);
  const { causes, ties } = game.endings;
  const finishes = causes.flatMap((cause) => [null, ...ties].map((tie): Finish => ({ ...view.finish, cause, tie })));
  const sentences = finishes.map((finish) => words.ending({ ...view, finish }, name));
  for (const sentence of sentences) expectText(sentence);
  expect(new Set(sentences).size, sentences.join(' | ')).toBe(finishes.length);
}

/** Each entry can be told as it was seen. */
function checkLog(played: Match, words: Words): void {
  const { game } = played;
  const shown = beginning(played);
  for (const entry of played.log) {
    const isChance = game.actor(shown.state) === CHANCE;
    for (const viewer of [SPECTATOR, 0]) {
      const visible = game.hide(shown.state, entry, viewer);
      if (game.isOpen) expectSame(visible, entry);
      expectText(isChance ? words.chance(visible, name) : words.move(visible));
    }
    unwrap(playEntry(shown, entry));
  }
}
