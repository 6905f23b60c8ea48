import { writeFileSync } from 'node:fs';
import { type BotName, millisOf } from '../bots/levels.ts';
import { type Suggestions, suggest } from '../bots/suggest.ts';
import { assert, at } from '../core/assert.ts';
import type { Refusal } from '../core/errors.ts';
import { CHANCE, type Entry, OVER, type Seat, SPECTATOR } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { changeText } from '../core/numberText.ts';
import { FastRandom, type Random } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import { rulesByNumber } from '../core/rulebook.ts';
import { endStep } from '../table/apply.ts';
import type { Command } from '../table/command.ts';
import { personAt } from '../table/device.ts';
import type { RoomEvent } from '../table/event.ts';
import { perform, performBotMove, performRoll, performUnsealing } from '../table/perform.ts';
import { seriesAt, showRecord } from '../table/record.ts';
import { actorOf, botOf, matchOf, nameOf, type Room } from '../table/room.ts';
import { goesOn } from '../table/series.ts';
import { showMatch } from '../table/show.ts';
import { freeUndo } from '../table/undo.ts';
import type { Lines } from './lines.ts';
import { drawEnd, drawTable, entryText, headingsAfter, personOf, type Screen } from './screen.ts';
import { drawSeries, seriesLine } from './series.ts';
import { wrap } from './wrap.ts';

/** A game being played at one keyboard. */
export interface Session {
  readonly room: Room;
  /** What bots think with. */
  readonly random: Random;
  readonly screen: Screen;
  readonly rules: string;
  readonly lines: Lines;
  readonly grandmasterSeconds: number;
  /** In the second game of a deal: the first, which had the same dice. */
  readonly first?: Room;
}

/** How many moves are listed without being asked for. */
const SHORT_LIST = 30;

/** With examples of this game and this moment. */
const helpText = (words: string, rule: string): string => `  a number      plays that move
  words         lists only the moves with these words, such as "${words}"; Enter lists all
  {"type":…}    plays a move in the notation of docs/ENGINE.md
  hint          what a good player would do;  b  lets a bot of this table move for you
  u             takes your last move back
  ?             the rule behind the last refusal;  ? ${rule}  any rule;  ? rules  all of them
  l             what has happened so far
  save FILE     writes the record
  q             quits`;

/** Plays until the end of the game or of the input. Whether another game is wanted: the next one of a series, or a new series. */
export async function playAtTable(session: Session): Promise<boolean> {
  const { room, screen } = session;
  const people = room.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // One person may read what only they know; several read over each other's shoulders.
  const reader = people.length === 1 ? at(people, 0) : SPECTATOR;
  let told = 0;
  let last = people.length === 1 ? reader : SPECTATOR;
  console.log(screen.paint.bold(room.game.profile.name));
  console.log(wrap(`${room.game.words.en.goal} Type "help" at any time.\n`));
  const { series } = room.settings;
  if (series !== undefined) console.log(`${seriesLine(room, series)}\n`);
  for (;;) {
    for (; told < room.entries.length; told++) {
      console.log(screen.paint.dim(wrap(`· ${entryText(room, told, reader)}`)));
      for (const heading of headingsAfter(room, told)) console.log(`\n${heading}`);
    }
    const actor = actorOf(room);
    if (actor === OVER) break;
    if (actor === CHANCE) step(room, performRoll(room, Date.now()));
    else if (botOf(room, actor) === null) {
      if (last !== actor && !(await passKeyboard(session, actor))) return false;
      last = actor;
      if (!(await decide(session, actor))) return false;
      told = Math.min(told, room.entries.length);
    } else {
      const { move } = think(session, actor, botOf(room, actor) ?? STAND_BY);
      step(room, performBotMove(room, room.turn, move, Date.now()));
    }
  }
  console.log(drawTable(room, SPECTATOR, screen));
  console.log(drawEnd(room, screen));
  return afterwards(session);
}

/** What has been performed is a step of the table; a refusal has changed nothing. */
function step(room: Room, performed: Result<RoomEvent[], Refusal>): Refusal | null {
  if (!performed.ok) return performed.error;
  endStep(room, { sequence: room.sequence + 1, atMillis: Date.now(), key: null, events: performed.value });
  return null;
}

/** A command by the person on a seat; what forbids it, or null. */
const ask = (room: Room, seat: Seat, command: Command): Refusal | null =>
  step(room, perform(room, personAt(room, seat), command, { nowMillis: Date.now(), newTable: () => '' }));

/** The bot that moves for a person at a table without bots. */
const STAND_BY = 'gardener';

/** What a bot would do for the seat to act; it sees no more than the seat. */
function think({ room, random, grandmasterSeconds }: Session, seat: Seat, bot: BotName): Suggestions {
  const budget = { millis: millisOf(bot, grandmasterSeconds), now: () => performance.now() };
  const { game, state } = matchOf(room);
  return suggest(game, state, seat, bot, { budget, random: new FastRandom(random.below(65536)) });
}

/** Where a seat knows what others must not, the screen is cleared before it is shown. False: the input has ended. */
async function passKeyboard({ room, lines }: Session, seat: Seat): Promise<boolean> {
  const { game, state } = matchOf(room);
  if (sameJson(game.view(state, seat), game.view(state, SPECTATOR))) return true;
  console.clear();
  return (await lines.ask(`Pass the keyboard to ${nameOf(room, seat)}, who presses Enter > `)) !== null;
}

async function afterwards({ room, screen, lines, first }: Session): Promise<boolean> {
  const played = seriesAt(room);
  if (played !== undefined) console.log(drawSeries(room, played, screen));
  if (first !== undefined) performUnsealing(first, Date.now());
  const isNext = played !== undefined && goesOn(played);
  const keeps = `save FILE keeps the record${first === undefined ? '' : ', save first FILE that of the first game with these dice'}`;
  const ways = isNext
    ? `Enter begins the next game, ${keeps}, q quits`
    : `${keeps}, ${played === undefined ? '' : 'n begins a new series, '}Enter ends`;
  for (;;) {
    const line = await lines.ask(`\n${ways} > `);
    if (line === null || line === 'q') return false;
    if (line === '' || (line === 'n' && played !== undefined)) return isNext || line === 'n';
    if (first !== undefined && line.startsWith('save first ')) save(first, line.slice(11).trim());
    else if (line.startsWith('save ')) save(room, line.slice(5).trim());
  }
}

/** Asks a person until they have moved or taken back a move. False: they quit. */
async function decide(session: Session, seat: Seat): Promise<boolean> {
  const { room, screen, lines } = session;
  const { game } = room;
  const offered = showMatch(room, seat, true);
  assert(offered !== null, 'a table in the terminal has started');
  const texts = offered.moves.map((each) => ({
    text: game.words.en.move(each.move, personOf(room)),
    points: ('effect' in each ? each.effect[seat] : 0) ?? 0,
  }));
  let refusal: Refusal | null = null;
  const list = (filter: string) => {
    const words = filter.toLowerCase().split(/\s+/);
    const shown = texts.flatMap(({ text, points }, i) =>
      words.every((word) => text.toLowerCase().includes(word))
        ? [`${String(i + 1).padStart(4)}  ${text}${gain(points)}`]
        : [],
    );
    console.log(
      shown.length === 0 ? 'No move has these words. Enter lists them all, "help" helps.' : wrap(columns(shown)),
    );
  };
  console.log(`\n${drawTable(room, seat, screen)}\n`);
  console.log(screen.paint.bold(wrap(game.words.en.duty(offered.view, personOf(room)))));
  if (texts.length <= SHORT_LIST) list('');
  else console.log(wrap(kindsOf(texts.map(({ text }) => text))));
  for (;;) {
    const line = await lines.ask(`${nameOf(room, seat)} > `);
    if (line === null || line === 'q') return false;
    if (line === 'help' || line === 'h')
      console.log(wrap(helpText(exampleOf(texts[0]?.text ?? ''), firstRule(session))));
    else if (line === 'u') {
      const last = room.entries.findLast(({ by, isBot }) => by >= 0 && !isBot)?.by ?? seat;
      if (freeUndo(room, last) > 0 && ask(room, last, { kind: 'undo', turn: room.turn }) === null) return true;
      console.log('There is nothing that can be taken back: dice or another player came after your move.');
    } else if (line.startsWith('?')) explain(session, line.slice(1).trim(), refusal);
    else if (line === 'b' || line === 'hint') {
      const bot = room.seats.flatMap((each) => (each.kind === 'bot' ? [each.level] : []))[0] ?? STAND_BY;
      const { move, suggestions } = think(session, seat, line === 'b' ? bot : 'master');
      if (line === 'b') {
        ask(room, seat, { kind: 'move', turn: room.turn, move });
        return true;
      }
      console.log(wrap(hintText(room, move, suggestions)));
    } else if (line === 'l') console.log(wrap(logText(room, seat)));
    else if (line.startsWith('save ')) save(room, line.slice(5).trim());
    else if (line.startsWith('{') || /^\d+$/.test(line)) {
      const played = playLine(
        room,
        seat,
        line,
        offered.moves.map(({ move }) => move),
      );
      if (played === null) return true;
      refusal = played;
      console.log(wrap(`${played.message}${played.rule === undefined ? '' : ` (${played.rule}: "?" shows the rule)`}`));
    } else list(line);
  }
}

/** The number or notation played, or why not. */
function playLine(room: Room, seat: Seat, line: string, moves: readonly unknown[]): Refusal | null {
  let move: unknown;
  if (line.startsWith('{')) {
    try {
      move = JSON.parse(line);
    } catch {
      return { code: 'malformed_move', message: 'That is not JSON.' };
    }
  } else {
    move = moves[Number(line) - 1];
    if (move === undefined) return { code: 'illegal_move', message: `There are the moves 1 to ${moves.length}.` };
  }
  return ask(room, seat, { kind: 'move', turn: room.turn, move });
}

function explain({ rules }: Session, asked: string, refusal: Refusal | null): void {
  const number = (asked || refusal?.rule || '').toUpperCase();
  if (asked === 'rules') console.log(wrap(rules));
  else if (number === '') console.log('No move has been refused. "? rules" shows all rules, "help" the keys.');
  else console.log(wrap(`${number} ${rulesByNumber(rules).get(number) ?? 'is not the number of a rule.'}`));
}

const firstRule = ({ rules }: Session): string => rulesByNumber(rules).keys().next().value ?? '';

/** Two words that find a move: what is done, and the longest of the others. */
function exampleOf(move: string): string {
  const [verb = '', ...others] = move.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [verb, ...others.sort((a, b) => b.length - a.length).slice(0, 1)].join(' ');
}

function save(room: Room, file: string): void {
  const record = showRecord(room, null);
  assert(record !== null, 'a table in the terminal has started');
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: 'wx' });
    console.log(`Saved to ${file}.${record.hidden ? ' Secrets are left out while the game goes on.' : ''}`);
  } catch (error) {
    console.log(`Not saved: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The best moves with what they promise, or the move alone where there was no time to compare. */
function hintText(room: Room, best: Entry, suggestions: Suggestions['suggestions']): string {
  const words = room.game.words.en;
  const of = personOf(room);
  if (suggestions.length === 0) return `A good player would: ${words.move(best, of)}`;
  // Who thinks knows no names: the move is said again with them, what follows it (why) stays.
  const named = ({ move, text }: Suggestions['suggestions'][number]): string =>
    words.move(move, of) + text.slice(words.move(move).length);
  const lines = suggestions
    .slice(0, 3)
    .map((each) => `  ${named(each)}: wins ${Math.round(100 * each.win)} % of the time`);
  return ['A good player would:', ...lines].join('\n');
}

const logText = (room: Room, viewer: Seat): string =>
  room.entries
    .flatMap((_, i) => [
      `${String(i + 1).padStart(4)}  ${entryText(room, i, viewer)}`,
      ...headingsAfter(room, i).map((heading) => `\n${heading}`),
    ])
    .join('\n');

/** What kinds of move there are, by their first word, where a full list would push the table off the screen. */
function kindsOf(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const [verb = ''] = text.split(' ');
    counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  const kinds = [...counts].map(([verb, count]) => `${verb.toLowerCase()} (${count})`).join(', ');
  return `${texts.length} moves: ${kinds}. Type words to list some, Enter to list them all.`;
}

const gain = (points: number): string => (points === 0 ? '' : `  ${changeText(points)}`);

/** Short texts side by side, read downwards. */
function columns(texts: readonly string[]): string {
  const width = Math.max(...texts.map((text) => text.length)) + 3;
  const across = texts.length < 8 ? 1 : Math.max(1, Math.floor(((process.stdout.columns ?? 100) - 1) / width));
  const rows = Math.ceil(texts.length / across);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, column) => (texts[column * rows + row] ?? '').padEnd(width))
      .join('')
      .trimEnd(),
  ).join('\n');
}
