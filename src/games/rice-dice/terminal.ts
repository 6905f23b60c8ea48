import type { Viewer } from '../../core/game.ts';
import type { DrawTable, Paint } from '../../core/paint.ts';
import { clip, columnsOf } from '../../core/width.ts';
import type { NameOf } from '../../core/words.ts';
import { type Face, GOAL, MAX_PADDIES, tokensFor } from './components.ts';
import { capacityOf } from './deck.ts';
import type { DeckCard } from './document.ts';
import { weatherOf } from './drought.ts';
import { roomOf } from './paddy.ts';
import type { FieldView, PaddyView, View } from './view.ts';
import { describeAbility, tellDry } from './words/en.ts';

/** Signs as one would draw them, so that nothing depends on colour. */
const SIGNS: Readonly<Record<Face, string>> = {
  water: '● water',
  card: '▤ card',
  worker: '☻ worker',
  double: '☻☻ double',
  wild: '★ wild',
  weed: '♣ weed',
};
const PADDY_WIDTH = 23;
const INNER_WIDTH = PADDY_WIDTH * MAX_PADDIES + 2;
const TRACK = 50;

/** The pond, the dice, the rice track, the own terrace in full, the others in brief, and the cards in hand. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const near = nearField(view, viewer);
  return [
    drawDice(view, paint),
    drawWater(view, paint),
    ...drawDrought(view, paint),
    '',
    ...view.fields.map((field) => drawTrack(view, field, paint, name)),
    '',
    ...drawTerrace(near, paint, name),
    ...drawHand(view, viewer, paint),
    ...view.fields.filter((field) => field !== near).flatMap((field) => drawSmall(view, field, paint, name)),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};

/** A spectator looks over the shoulder of the seat to act. */
function nearField(view: View, viewer: Viewer): FieldView {
  const wanted = viewer >= 0 ? viewer : (view.finish?.winners[0] ?? view.seat);
  return view.fields.find((field) => field.side === wanted) ?? (view.fields[0] as FieldView);
}

function dyeFace(face: Face, text: string, paint: Paint): string {
  if (face === 'water') return paint.blue(text);
  if (face === 'weed') return paint.green(text);
  if (face === 'card') return paint.magenta(text);
  return face === 'wild' ? paint.yellow(text) : paint.orange(text);
}

function drawDice(view: View, paint: Paint): string {
  const dice = view.dice.map((face) => paint.bold(dyeFace(face, `[${SIGNS[face]}]`, paint)));
  const notes = [
    view.rerolls > 0 && view.phase === 'decide' ? count(view.rerolls, 'reroll') : '',
    view.weeds > 0 ? `${count(view.weeds, 'weed')} to place` : '',
    leftText(view),
  ].filter((note) => note !== '');
  const shown = dice.length === 0 ? paint.dim('no dice on the table') : dice.join(' ');
  return `  Dice   ${shown}${notes.length === 0 ? '' : `   ${paint.dim(notes.join(' · '))}`}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function leftText({ phase, left, mimics }: View): string {
  if (phase === 'worker') return `${count(left, 'worker')} left`;
  if (phase === 'take') return `${left} water left`;
  if (phase !== 'mimic') return '';
  return `Mimics: weed ${mimics.weed}, harvest ${mimics.harvest}, plant ${mimics.plant}`;
}

function drawWater(view: View, paint: Paint): string {
  const tokens = tokensFor(view.players);
  const pond = paint.blue('●'.repeat(view.reservoir)) + paint.dim('·'.repeat(view.supply));
  const onPaddies = tokens - view.reservoir - view.supply;
  const owed = view.owed === 0 ? '' : ` · ${view.owed} owed`;
  const under = view.bottom.count === 0 ? '' : ` · under it ${view.bottom.count}`;
  const text = `reservoir ${view.reservoir} · supply ${view.supply} · on paddies ${onPaddies}${owed}`;
  return `  Water  ${pond} ${text}   Deck ${view.deck}${under} · discards ${view.discards.length}`.replace(/ {2}$/, '');
}

/** R52: quiet while a dry spell is far. */
function drawDrought(view: View, paint: Paint): string[] {
  const weather = weatherOf(view);
  if (weather === 'fine') return [];
  return [`  Dry    ${(weather === 'dry' ? paint.dim : paint.orange)(tellDry(view))}`];
}

/** A path of a hundred rice. */
function drawTrack(view: View, { side, rice }: FieldView, paint: Paint, name: NameOf): string {
  const steps = Math.min(TRACK, Math.floor((rice * TRACK) / GOAL));
  const path = paint.yellow('▰'.repeat(steps)) + paint.dim('▱'.repeat(TRACK - steps));
  const title = fitted(`${view.turn === side && view.phase !== 'over' ? '▶ ' : '  '}${name(side)}`, 24);
  return `${title} ${path} ${paint.bold(String(rice).padStart(3))} ${paint.dim('rice')}`;
}

function drawTerrace(field: FieldView, paint: Paint, name: NameOf): string[] {
  const title = ` ${fitted(name(field.side), Math.min(40, columnsOf(name(field.side))))} `;
  const top = `  ╭─${paint.bold(title)}${'─'.repeat(INNER_WIDTH - 1 - columnsOf(title))}╮`;
  const boxes = field.paddies.map((paddy, i) => drawPaddy(paddy, i + 1, paint));
  const lines = Array.from({ length: 8 }, (_, line) => boxes.map((box) => box[line] ?? '').join(''));
  const blanks = ' '.repeat(PADDY_WIDTH * (MAX_PADDIES - boxes.length));
  const body = boxes.length === 0 ? ['no paddies yet'.padEnd(INNER_WIDTH - 2)] : lines.map((line) => line + blanks);
  return [top, ...body.map((line) => `  │ ${line} │`), `  ╰${'─'.repeat(INNER_WIDTH)}╯`];
}

/** Eight lines of 23 columns: name, hexes, yields, state, and what the card can do. */
function drawPaddy(paddy: PaddyView, place: number, paint: Paint): string[] {
  const inner = PADDY_WIDTH - 2;
  const { card } = paddy;
  const bar = paint.dim('│');
  const head = fitted(`${place} ${card.name}`, Math.min(inner - 2, columnsOf(card.name) + 2));
  const yields = card.rice.map((rice, weeds) => (weeds === paddy.weeds ? paint.bold(`${rice}`) : paint.dim(`${rice}`)));
  const left = `${card.rice.join('/')} rice`;
  const right = `≈${card.water}`;
  const gap = ' '.repeat(Math.max(1, inner - 2 - left.length - right.length));
  const state = stateOf(paddy);
  const rows: [text: string, width: number][] = [
    [`${hexes(paddy, paint)} ${state}`, card.hexes + 1 + state.length],
    [marks(paddy, paint), marks(paddy, plain).length],
    [`${yields.join(paint.dim('/'))} rice${gap}${paint.blue(right)}`, left.length + gap.length + right.length],
    ...wrap(describeAbility(card.ability), inner - 2, 3).map((line): [string, number] => [
      paint.cyan(line),
      columnsOf(line),
    ]),
  ];
  return [
    `${paint.dim('┌')} ${paint.bold(head)} ${paint.dim(`${'─'.repeat(inner - 2 - columnsOf(head))}┐`)}`,
    ...rows.map(([text, width]) => `${bar} ${text}${' '.repeat(Math.max(0, inner - 1 - width))}${bar}`),
    paint.dim(`└${'─'.repeat(inner)}┘`),
  ];
}

const plain = { blue: (text: string) => text, dim: (text: string) => text, green: (text: string) => text } as Paint;

/** Tokens first, then empty hexes, then magic ones. */
function hexes({ card, water }: PaddyView, paint: Paint): string {
  return (
    paint.blue('●'.repeat(water)) + paint.dim('○'.repeat(capacityOf(card) - water)) + paint.blue('◈'.repeat(card.magic))
  );
}

function stateOf(paddy: PaddyView): string {
  if (capacityOf(paddy.card) === 0) return 'magic';
  return roomOf(paddy) === 0 ? 'flooded' : paddy.water === 0 ? 'dry' : 'half full';
}

function marks({ planted, weeds, fresh }: PaddyView, paint: Paint): string {
  const plant = planted ? paint.green(fresh ? 'ψ just planted' : 'ψ planted') : paint.dim('not planted');
  return weeds === 0 ? plant : `${plant} ${paint.green('♣'.repeat(weeds))}`;
}

/** Another player's terrace in four lines. */
function drawSmall(view: View, field: FieldView, paint: Paint, name: NameOf): string[] {
  const cell = (text: string, width: number): string => text + ' '.repeat(Math.max(0, PADDY_WIDTH - width));
  const names = field.paddies.map(({ card }) => fitted(card.name, PADDY_WIDTH - 2));
  const hand = typeof field.side === 'number' ? (view.hands[field.side]?.count ?? 0) : 0;
  const note = hand === 0 ? '' : paint.dim(`   ${count(hand, 'card')} in hand`);
  return [
    '',
    `  ${paint.bold(fitted(name(field.side), Math.min(40, columnsOf(name(field.side)))))}${note}`,
    `    ${names.map((text) => cell(text, columnsOf(text))).join('')}`,
    `    ${field.paddies
      .map((paddy) => {
        const weeds = '♣'.repeat(paddy.weeds);
        const tail = `${paddy.planted ? ' ψ' : ''}${weeds === '' ? '' : ` ${weeds}`}`;
        return cell(`${hexes(paddy, paint)}${paint.green(tail)}`, paddy.card.hexes + tail.length);
      })
      .join('')}`,
  ];
}

function drawHand(view: View, viewer: Viewer, paint: Paint): string[] {
  const hand = view.hands[viewer];
  if (hand?.cards == null || hand.cards.length === 0) return [];
  return ['  Your cards', ...hand.cards.map((card) => drawCard(card, card.name === hand.chosen, paint))];
}

function drawCard(card: DeckCard, isChosen: boolean, paint: Paint): string {
  const size = '○'.repeat(capacityOf(card)) + '◈'.repeat(card.magic);
  const facts = `${size.padEnd(6)} water ${card.water} rice ${card.rice.join('/')}`;
  const name = paint.bold(fitted(card.name, 18));
  return `  ${isChosen ? '▶' : ' '} ${name} ${facts.padEnd(30)} ${paint.cyan(fitted(describeAbility(card.ability), 45))}`;
}

function wrap(text: string, width: number, lines: number): string[] {
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const row = rows[rows.length - 1] ?? '';
    if (row === '') rows[rows.length - 1] = word;
    else if (row.length + 1 + word.length <= width) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return Array.from({ length: lines }, (_, i) => {
    const isCut = i === lines - 1 && rows.length > lines;
    return fitted(isCut ? `${rows[i]} ${rows[i + 1]}` : (rows[i] ?? ''), width).trimEnd();
  });
}

/** Cut or filled to a width. */
function fitted(text: string, columns: number): string {
  const kept = clip(text, columns);
  return kept + ' '.repeat(columns - columnsOf(kept));
}
