import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_SEED, playThrough, withSeed } from './contractPlay.suite.ts';
import { type AnyGame, type Entry, OVER } from './game.ts';
import { type Lesson, MAX_LESSON_ACTIONS, MAX_LESSON_TEXT, type Prepared, type Scene, tasksOf } from './lesson.ts';
import { legalMoves, type Match, matchFromPosition, newMatch, playChance, playMove } from './match.ts';
import { unwrap } from './result.ts';
import { rulesByNumber } from './rulebook.ts';
import type { Language } from './words.ts';

interface LessonSettings {
  /** The texts, by language. */
  readonly words: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** What counts as a kind of decision of its own; the `type` of a move where it is left out. */
  readonly kindOf?: (move: Entry) => string;
  /** Kinds that only rare positions or other options offer, and a first game can do without, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
}

/** Of the rules that concern decisions, the share that a lesson meets at least. */
const MIN_SHARE = 0.8;
const GAMES = 12;

/** What every lesson must keep. A game's own `lesson.test.ts` calls this and nothing else; `folder` is that of the game. */
export function lessonSuite(folder: URL, game: AnyGame, lesson: Lesson, settings: LessonSettings): void {
  const { words, kindOf = (move) => move.type, without = {} } = settings;
  const rules = rulesByNumber(readFileSync(new URL('RULES.md', folder), 'utf8'));
  const tasks = lesson.scenes.flatMap(tasksOf);

  describe(`the lesson of ${game.profile.name}`, () => {
    it.each(lesson.scenes.map((scene, i) => [i + 1, scene] as const))(
      'is legal in scene %i, entry by entry, with the dice it prepares',
      (_, scene) => {
        const match = playLine(game, scene, scene.line);
        const isLast = scene === lesson.scenes.at(-1);
        if (isLast) expect(game.actor(match.state), 'a stretch to play freely is left').not.toBe(OVER);
      },
    );

    it('goes on after every move that it takes for as good', () => {
      for (const scene of lesson.scenes)
        for (const [i, prepared] of scene.line.entries())
          if ('says' in prepared)
            for (const move of prepared.or ?? []) playLine(game, scene, scene.line.with(i, { ...prepared, move }));
    });

    it(`asks for no more than ${MAX_LESSON_ACTIONS} actions`, () => {
      expect(tasks.length).toBeLessThan(MAX_LESSON_ACTIONS);
    });

    it('meets every kind of decision', () => {
      const met = new Set(tasks.map(({ move }) => kindOf(move)));
      const kinds = kindsOf(game, kindOf);
      const missing = [...kinds].filter((kind) => !met.has(kind) && without[kind] === undefined);
      expect(missing).toEqual([]);
      for (const kind of Object.keys(without)) expect(met.has(kind), `${kind} is met after all`).toBe(false);
    });

    it('names rules that there are, and meets four in five of those that concern decisions', () => {
      const named = tasks.flatMap((task) => task.rules);
      for (const rule of [...named, ...lesson.decisions]) expect([...rules.keys()]).toContain(rule);
      expect(new Set(lesson.decisions).size).toBe(lesson.decisions.length);
      const missed = lesson.decisions.filter((rule) => !named.includes(rule));
      const share = 1 - missed.length / lesson.decisions.length;
      expect(share, `not met: ${missed.join(' ')}`).toBeGreaterThanOrEqual(MIN_SHARE);
    });

    it.each(Object.entries(words))('says in "%s" what it has to say, and nothing at length', (_, texts) => {
      const used = new Set(
        [...tasks, ...lesson.scenes.map(({ ends }) => ({ says: ends }))].flatMap(({ says }) => says),
      );
      expect(Object.keys(texts).sort()).toEqual([...used].sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(MAX_LESSON_TEXT);
        expect(text, key).toMatch(/[.!?]$/);
        expect(text.match(/[.!?](\s|$)/g)?.length, `${key}: one or two sentences`).toBeLessThanOrEqual(2);
      }
    });
  });
}

function playLine(game: AnyGame, scene: Scene, line: readonly Prepared[]): Match {
  const { players, position } = scene;
  const match = unwrap(position === undefined ? newMatch(game, players) : matchFromPosition(game, position));
  expect(match.players).toBe(players);
  for (const [i, prepared] of line.entries()) {
    const label = `entry ${i}: ${JSON.stringify(prepared)}`;
    const { entry, played } = play(match, prepared);
    expect(played, label).toMatchObject({ ok: true });
    expect(match.log.at(-1), label).toEqual(entry);
  }
  return match;
}

/** Plays what is prepared, by the one whom it is prepared for. */
function play(match: Match, prepared: Prepared) {
  const { game, state } = match;
  if ('chance' in prepared) return { entry: prepared.chance, played: playChance(match, prepared.chance) };
  const entry = 'other' in prepared ? prepared.other : prepared.move;
  const isLearner = game.actor(state) === 0;
  if (isLearner !== 'says' in prepared)
    throw new Error(`${JSON.stringify(entry)}: seat ${game.actor(state)} is to act`);
  return { entry, played: playMove(match, entry) };
}

/** The kinds of decisions that random games of two come to. */
function kindsOf(game: AnyGame, kindOf: (move: Entry) => string): Set<string> {
  const kinds = new Set<string>();
  for (let i = 0; i < GAMES; i++)
    withSeed(`${BASE_SEED}/${game.profile.id}/lesson/${i}`, (random) => {
      const match = unwrap(newMatch(game, Math.max(2, game.profile.players.min)));
      playThrough(match, random, (at) => {
        for (const move of legalMoves(at)) kinds.add(kindOf(move));
      });
    });
  return kinds;
}
