import { expect } from 'vitest';
import { expectEqual, expectSame, expectText, legalJson, playThrough } from './contractPlay.suite.ts';
import { actorName, CHANCE, type Entry, type Finish, type GameView, type Note, OVER, SPECTATOR } from './game.ts';
import { beginning, copyState, type Match, newMatch, playEntry, visibleLog } from './match.ts';
import { FastRandom, type Random } from './random.ts';
import { unwrap } from './result.ts';
import type { PersonOf, Words } from './words.ts';

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
      if (viewer !== SPECTATOR) checkSecretOf(match, viewer, guess, random);
    }
  });
  for (const viewer of viewers) expect(visibleLog(match, viewer)).toEqual(match.log);
}

/** `guess`: a world that the seat holds possible. The secret is the same there, and another one exactly where the seat would see something else. */
function checkSecretOf(match: Match, seat: number, guess: unknown, random: Random): void {
  const { game, state } = match;
  const secret = game.secretOf?.(state, seat) ?? 0;
  expectSame(secret, secret | 0);
  expectSame(game.secretOf?.(guess, seat) ?? 0, secret);
  const other = copyState(match);
  game.determinize(other, SPECTATOR, random);
  const isSame = JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat));
  expectSame((game.secretOf?.(other, seat) ?? 0) === secret, isSame);
}

/** Everybody by name, and the reader on seat 0: what is told of the one is not told of the other. */
const byName: PersonOf = (side) => ({ name: `<${side}>`, isYou: false });
const asYou: PersonOf = (side) => ({ name: `<${side}>`, isYou: side === 0 });
const asked: PersonOf = (side) => ({ name: `<${side}>`, isYou: false, isHere: true });

/** `words`: those of the game in any language. */
export function checkWords(match: Match, random: Random, words: Words = match.game.words.en): void {
  const { game, players, options } = match;
  expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort());
  expect(Object.keys(words.faces ?? {}).sort()).toEqual(Object.keys(game.words.en.faces ?? {}).sort());
  const played = unwrap(newMatch(game, players, options));
  playThrough(played, new FastRandom(random.below(65536)), () => {
    const view = game.view(played.state, SPECTATOR);
    for (const move of legalJson(game, played.state)) checkTold(words, move);
    for (const of of [byName, asYou, asked]) expectSentence(words.duty(view, of));
    if (view.actor === 0) expectSame(new Set([byName, asYou, asked].map((of) => words.duty(view, of))).size, 3);
    if (game.actor(played.state) === CHANCE) checkFaces(played, words, view);
  });
  expectSentence(words.goal);
  checkEndings(played, words);
  for (const standing of game.score(played.state, SPECTATOR))
    expect(Object.keys(words.categories)).toEqual(expect.arrayContaining(Object.keys(standing.breakdown ?? {})));
  checkLog(played, words);
}

/** For real dice: a word for each pick of the entry; and where one face of a pick has a word of its own, all have. */
function checkFaces({ game, state }: Match, words: Words, view: GameView): void {
  const picks = words.picks?.(view, byName);
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
  const sentences = finishes.map((finish) => words.ending({ ...view, finish }, asYou));
  for (const sentence of sentences) expectSentence(sentence);
  expect(new Set(sentences).size, sentences.join(' | ')).toBe(finishes.length);
}

/** A choice is a label; the same move made is a sentence, told of the reader and of others, each in their own person. */
function checkTold(words: Words, move: Entry): void {
  const label = words.move(move);
  expectText(label);
  const told = words.told(move, byName(0), byName);
  const yours = words.told(move, asYou(0), asYou);
  for (const sentence of [told, yours]) {
    expectSentence(sentence);
    if (sentence.includes(label)) expect(sentence, 'a sentence is no command').not.toContain(label);
  }
  if (!told.startsWith('<0>')) expect(told, 'somebody else has a name').toContain('<0>');
  if (yours.includes('<0>')) expect(yours, 'the reader is not called by name').not.toContain('<0>');
}

function expectSentence(text: string): void {
  expectText(text);
  if (!/[.?!]$/.test(text)) expect(text).toMatch(/[.?!]$/);
}

/** Each entry can be told as it was seen, and so can what came of it. */
function checkLog(played: Match, words: Words): void {
  const { game } = played;
  const shown = beginning(played);
  for (const entry of played.log) {
    const isChance = game.actor(shown.state) === CHANCE;
    const whose = isChance ? (game.whoseChance?.(shown.state) ?? null) : null;
    for (const viewer of [SPECTATOR, 0]) {
      const visible = game.hide(shown.state, entry, viewer);
      if (game.isOpen) expectSame(visible, entry);
      for (const of of [byName, asYou])
        expectSentence(
          isChance ? words.chance(visible, whose === null ? null : of(whose), of) : words.told(visible, of(0), of),
        );
      if (isChance && whose === 0)
        expect(words.chance(visible, byName(0), byName)).not.toBe(words.chance(visible, asYou(0), asYou));
    }
    const before = copyState(shown);
    unwrap(playEntry(shown, entry));
    for (const note of game.notes?.(before, entry, shown.state) ?? []) checkNote(words, note);
  }
}

/** A heading is a title, everything else a sentence. */
function checkNote(words: Words, note: Note): void {
  for (const of of [byName, asYou]) {
    const told = words.note?.(note, of, 1) ?? 'undefined';
    if (note.isHeading) expectText(told);
    else expectSentence(told);
  }
}
