import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import {
  cardsOf,
  decide,
  draw,
  load,
  moves,
  paddies,
  play,
  positionOf,
  refusal,
  roll,
  waterOf,
} from './built.suite.ts';
import { paddyCards } from './components.ts';
import { magicDeck, quickDeck } from './decks.suite.ts';
import { game } from './index.ts';

const rival = ['Great Basin'];

describe('the card action', () => {
  it('R35 draws as many cards as symbols and keeps at most one, at an end or in place of a paddy', () => {
    const s = decide('card wild', { rows: [['River Bend', 'Long Terrace'], rival] });
    play(s, 'card');
    expect(game.actor(s)).toBe(CHANCE);
    expect(game.picksDue(s)).toBe(2);
    draw(s, 'Valley Floor', 'Deep Mud');
    expect(moves(s)).toEqual([
      'keep Deep Mud left',
      'keep Deep Mud right',
      'keep Deep Mud 1',
      'keep Deep Mud 2',
      'keep Valley Floor left',
      'keep Valley Floor right',
      'keep Valley Floor 1',
      'keep Valley Floor 2',
      'done',
    ]);
    expect(refusal(s, { type: 'keep', card: 'Duck Pond', at: 'left' })).toMatch(/^R35/);
    expect(refusal(s, { type: 'keep', card: 'Deep Mud', replace: 3 })).toMatch(/^R4/);
    expect(refusal(s, { type: 'keep', card: 'Deep Mud' })).toMatch(/one of the two/);
    expect(refusal(s, { type: 'keep', card: 'Deep Mud', at: 'left', replace: 1 })).toMatch(/one of the two/);
    expect(refusal(s, { type: 'fill', paddy: 1 })).toMatch(/^R35/);
  });

  it('R35 left, right and replace put the card where they say; the rest is discarded', () => {
    const laid = (move: string) => {
      const s = decide('card card', { rows: [['River Bend', 'Long Terrace'], rival] });
      play(s, 'card');
      draw(s, 'Valley Floor', 'Deep Mud');
      play(s, move);
      expect(positionOf(s)).toMatchObject({ turn: 1, hands: [[], []] });
      return [cardsOf(s), positionOf(s).discards];
    };
    expect(laid('keep Deep Mud left')).toEqual([['Deep Mud', 'River Bend', 'Long Terrace'], ['Valley Floor']]);
    expect(laid('keep Deep Mud right')).toEqual([['River Bend', 'Long Terrace', 'Deep Mud'], ['Valley Floor']]);
    expect(laid('keep Deep Mud 2')).toEqual([
      ['River Bend', 'Deep Mud'],
      ['Long Terrace', 'Valley Floor'],
    ]);
    expect(laid('done')).toEqual([
      ['River Bend', 'Long Terrace'],
      ['Deep Mud', 'Valley Floor'],
    ]);
  });

  it('R4 R35 with four paddies a card can only replace', () => {
    const s = decide('card', { rows: [['River Bend', 'Long Terrace', 'Valley Floor', 'Sunlit Paddy'], rival] });
    play(s, 'card');
    draw(s, 'Deep Mud');
    expect(moves(s)).toEqual(['keep Deep Mud 1', 'keep Deep Mud 2', 'keep Deep Mud 3', 'keep Deep Mud 4', 'done']);
    expect(refusal(s, { type: 'keep', card: 'Deep Mud', at: 'left' })).toMatch(/^R35/);
  });

  it('R35 a replaced paddy loses its water to the reservoir, its weeds and its planted token', () => {
    const s = decide('card', { rows: [['River Bend | w2 x1 p', 'Long Terrace'], rival] });
    expect(positionOf(s)).toMatchObject({ reservoir: 4, supply: 4 });
    play(s, 'card');
    draw(s, 'Deep Mud');
    play(s, 'keep Deep Mud 1');
    expect(paddies(s)[0]).toMatchObject({ card: 'Deep Mud', water: 0, weeds: 0, planted: false });
    expect(positionOf(s)).toMatchObject({ reservoir: 6, supply: 4, discards: ['River Bend'] });
  });

  it('R35 card and wild faces, one for each +1 card, two with Foresight: added cards count even if no symbol was rolled', () => {
    const drawn = (dice: string, ...row: string[]): number => {
      const s = decide(dice, { rows: [row, ['Sunlit Paddy']] });
      play(s, 'card');
      return positionOf(s).phase === 'draw' ? game.picksDue(s) : 0;
    };
    expect(drawn('water water', 'Foresight')).toBe(2);
    expect(drawn('water water', 'Village Elder')).toBe(1);
    expect(drawn('water water', 'Foresight', 'Village Elder')).toBe(3);
    expect(drawn('card wild', 'Foresight', 'Village Elder')).toBe(5);
    expect(drawn('card wild water worker double', 'River Bend')).toBe(2);
  });

  it('R35 nothing to draw: the action does nothing', () => {
    const s = decide('water water', { rows: [['River Bend'], rival] });
    const { deck, discards } = positionOf(s);
    play(s, 'card');
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll', deck, discards });
    const cards = paddyCards.slice(15);
    const names = cards.map(({ name }) => name);
    const rows = [names.slice(0, 4), names.slice(4, 8), names.slice(8, 12), names.slice(12)];
    const t = decide('card card', { options: { deck: { cards } }, rows });
    play(t, 'card');
    expect(positionOf(t)).toMatchObject({ turn: 1, phase: 'roll', deck: [], discards: [] });
  });

  it('R35 the discards become the deck only when a card has to be drawn, in the midst of a draw if need be', () => {
    const names = paddyCards.map((card) => card.name);
    const rows = [['River Bend', 'Long Terrace'], rival];
    const inDeck = ['Deep Mud', 'Duck Pond'];
    const discards = names.filter((name) => ![...rows.flat(), ...inDeck].includes(name));
    const exact = decide('card card', { rows, discards });
    play(exact, 'card');
    draw(exact, 'Duck Pond', 'Deep Mud');
    // The deck is empty, the discards still lie open.
    expect(positionOf(exact)).toMatchObject({ deck: [], discards, certain: [] });
    play(exact, 'done');
    roll(exact, 'card weed weed weed weed');
    play(exact, 'card');
    expect(game.outcomes(exact)).toBe(27);
    draw(exact, 'Duck Pond');
    expect(positionOf(exact)).toMatchObject({ discards: [], certain: [] });

    const s = decide('card card card', { rows, discards });
    play(s, 'card');
    expect(game.encodeChance(s, { type: 'draw', cards: ['High Gate', 'Duck Pond', 'Deep Mud'] })).toMatchObject({
      ok: false,
      error: { rule: 'R35' },
    });
    expect(game.encodeChance(s, { type: 'draw', cards: ['Duck Pond', 'Deep Mud', 'River Bend'] })).toMatchObject({
      ok: false,
    });
    draw(s, 'Duck Pond', 'Deep Mud', 'High Gate');
    expect(positionOf(s)).toMatchObject({ discards: [], certain: ['Duck Pond', 'Deep Mud'] });
    expect(positionOf(s).deck).toHaveLength(24);
    play(s, 'keep High Gate left');
    expect(positionOf(s)).toMatchObject({ discards: ['Duck Pond', 'Deep Mud'], certain: [] });
  });

  it('R35 nobody draws more cards than there are', () => {
    const rows = [
      ['Twisted Fate', 'Master of Fate', 'Crafty Weeds', 'Honorable Workers'],
      ['Village Elder', 'Rewarding Harvest', 'Planting Mimic', 'Harvesting Mimic'],
      ['Weeding Mimic', 'Proud Waters', 'Duck Pond', 'Clean Furrows'],
      ['Deep Mud', 'High Gate'],
    ];
    const s = decide('card card', { rows, options: { deck: quickDeck } });
    play(s, 'card');
    expect(game.picksDue(s)).toBe(1);
    const none = decide('card card', {
      rows: [...rows.slice(0, 3), ['Deep Mud', 'High Gate', 'Foresight']],
      options: { deck: quickDeck },
    });
    play(none, 'card');
    expect(positionOf(none)).toMatchObject({ turn: 1, phase: 'roll' });
  });

  it('R10 R35 alone, the two cards under the deck come after the deck and before the discards', () => {
    const names = paddyCards.map((card) => card.name);
    const rows = [['River Bend'], rival];
    const known = [...rows.flat(), 'Deep Mud', 'High Gate', 'Duck Pond'];
    const s = decide('card card card card', {
      players: 1,
      rows,
      bottom: ['High Gate', 'Duck Pond'],
      discards: names.filter((name) => !known.includes(name)),
    });
    play(s, 'card');
    expect(game.outcomes(s)).toBe(1);
    expect(
      game.encodeChance(s, { type: 'draw', cards: ['High Gate', 'Deep Mud', 'Duck Pond', 'Magic Pond'] }),
    ).toMatchObject({ ok: false });
    draw(s, 'Deep Mud', 'Duck Pond', 'High Gate', 'Magic Pond');
    expect(positionOf(s)).toMatchObject({ bottom: [], discards: [], certain: ['Duck Pond', 'Deep Mud', 'High Gate'] });
  });
});

describe('water in play', () => {
  // The book's ten tokens: water numbers of seven in play, so three tokens are the supply.
  const seven = [
    ['River Bend | w2', 'Busy Hands'],
    ['Long Terrace', 'Great Basin'],
  ];

  it('R36 of ten tokens, seven are in play and three in the supply', () => {
    expect(positionOf(load({ rows: seven }))).toMatchObject({ reservoir: 5, supply: 3 });
  });

  it('R36 Qun adds a paddy of water 2: two tokens come from the supply', () => {
    const s = decide('card', { rows: seven });
    play(s, 'card');
    draw(s, 'Deep Mud');
    play(s, 'keep Deep Mud right');
    expect(positionOf(s)).toMatchObject({ reservoir: 7, supply: 1 });
  });

  it('R36 Qun replaces a paddy of water 1 by one of 2: one token comes from the supply', () => {
    const s = decide('card', { rows: seven });
    play(s, 'card');
    draw(s, 'Deep Mud');
    play(s, 'keep Deep Mud 2');
    expect(positionOf(s)).toMatchObject({ reservoir: 6, supply: 2 });
  });

  it('R36 only as much as the supply has: the target is never more than all tokens', () => {
    const rows = [
      ['Spring Rains', 'Sunlit Paddy'],
      ['Long Terrace', 'River Bend'],
    ];
    const s = decide('card', { rows });
    expect(positionOf(s)).toMatchObject({ reservoir: 10, supply: 0 });
    play(s, 'card');
    draw(s, 'Deep Mud');
    play(s, 'keep Deep Mud right');
    expect(positionOf(s)).toMatchObject({ reservoir: 10, supply: 0 });
  });

  it('R36 a smaller water number takes from the reservoir', () => {
    const s = decide('card', { rows: [['Sunlit Paddy'], rival] });
    play(s, 'card');
    draw(s, 'Valley Floor');
    play(s, 'keep Valley Floor 1');
    expect(positionOf(s)).toMatchObject({ reservoir: 3, supply: 7 });
  });

  it('R36 what the reservoir cannot give is taken from the next water that returns', () => {
    // All five tokens in play lie on the rival's paddy.
    const s = decide('card', { rows: [['Sunlit Paddy'], ['Great Basin | w5 p']] });
    play(s, 'card');
    draw(s, 'Valley Floor');
    play(s, 'keep Valley Floor 1');
    expect(positionOf(s)).toMatchObject({ reservoir: 0, supply: 5 });
    expect(game.view(s, 0).owed).toBe(2);
    roll(s, 'weed weed weed weed weed');
    play(s, 'water', 'release 1 >');
    expect(positionOf(s)).toMatchObject({ reservoir: 3, supply: 7 });
    expect(waterOf(s, 1)).toEqual([0]);
    expect(game.view(s, 0).owed).toBe(0);
  });

  it('R36 a debt shrinks when a card of a higher water number comes', () => {
    const s = decide('card', { rows: [['Valley Floor'], ['Great Basin | w5 p']] });
    // Three in play by the cards, five on the paddy: two are owed.
    expect(game.view(s, 0).owed).toBe(2);
    play(s, 'card');
    draw(s, 'Deep Mud');
    play(s, 'keep Deep Mud right');
    expect(game.view(s, 0).owed).toBe(0);
    expect(positionOf(s)).toMatchObject({ reservoir: 0, supply: 5 });
  });

  it('R36 cards without water numbers put none into play', () => {
    const dry = { cards: magicDeck.cards.map((card) => ({ ...card, water: 0 })) };
    expect(
      positionOf(
        load({ options: { deck: dry }, rows: seven.map((row) => row.map((text) => text.split(' | ')[0] ?? '')) }),
      ),
    ).toMatchObject({
      reservoir: 0,
      supply: 10,
    });
  });
});
