import { does, list, offered, shares, starts, told, turn, type Verb, wins } from '../../../core/speech/es.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { VineyardNote } from '../notes.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/es.ts';
import { es as refusals } from './refusals/es.ts';

/** Dice as people say them: "1, 3 and 4". */
export const numbers = (faces: readonly number[]): string => list(faces.map(String));
const dice = (count: number): string => (count === 1 ? '1 dado' : `${count} dados`);
/** "Merlot", but "una barrica Allier". */
const withArticle = (item: Item): string => (items[item].startsWith('barrica') ? `una ${items[item]}` : items[item]);

const again: Record<Move['type'], string> = {
  roll: 'tirar',
  pass: 'pasar',
  purchase: 'comprar',
  research: 'investigar',
  produce: 'hacer el vino',
};

export const es: Words<Move, Chance, View, VineyardNote> = {
  tagline: 'Tira dados al centro común, saca los que necesites y llena la mejor bodega del valle.',
  goal: 'Con los dados del centro compra uvas, barricas y abonos y haz vino. Tras el último otoño gana quien tenga más puntos.',
  options: {
    years: {
      label: 'Años',
      about: 'Tres años son el juego completo; dos hacen una partida más corta, buena para empezar.',
      values: { 3: 'Tres años', 2: 'Dos años' },
    },
    seasons: {
      label: 'Estaciones',
      about: 'Para una partida más corta, quita la primera primavera o todas.',
      values: {
        all: 'Primavera, verano y otoño',
        firstShort: 'Sin primavera el primer año',
        summerFall: 'Solo verano y otoño',
      },
    },
    loose: {
      label: 'Viñedo libre',
      about:
        'Nada se estropea y la investigación cuenta para todos los vinos: cada jugador tiene una sola fila de casillas de investigación.',
    },
    merlotSpoils: {
      label: 'El Merlot también se estropea',
      about: 'Después de cada otoño, el Merlot sin usar se tacha como cualquier otra uva.',
    },
    sheet: {
      label: 'Hoja',
      about: 'La hoja habitual, o una con tus propios precios, puntos, barricas y bonificaciones.',
      document: documentWords.es,
    },
  },
  categories: {
    year1Spring: 'Año 1, primavera',
    year1Summer: 'Año 1, verano',
    year1Fall: 'Año 1, otoño',
    year2Spring: 'Año 2, primavera',
    year2Summer: 'Año 2, verano',
    year2Fall: 'Año 2, otoño',
    year3Spring: 'Año 3, primavera',
    year3Summer: 'Año 3, verano',
    year3Fall: 'Año 3, otoño',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Toca otra vez para ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Alguien tira' : does(who, 'tiras', 'tira')} ${numbers(c.dice.toSorted((a, b) => a - b))} al centro.`;
  },
  note(n, of) {
    if (n.type === 'season') return `Año ${n.year}, ${seasons[n.season]}`;
    return `${of(n.seat).isYou ? 'Se te' : `A ${of(n.seat).name} se le`} ${n.items.length === 1 ? 'estropea' : 'estropean'}: ${list(n.items.map((item) => items[item]))}.`;
  },
  duty(view, of) {
    const when = `Año ${view.year}, ${seasons[view.season]}.`;
    const who = view.phase === 'start' || view.phase === 'over' ? null : of(view.seat);
    if (who === null) return view.phase === 'start' ? '¿Quién empieza?' : 'Las bodegas están cerradas.';
    switch (view.phase) {
      case 'roll':
        return `${when} ${turn(who, '¿cuántos dados tiras al centro?', 'está eligiendo cuántos dados tirar.')}`;
      case 'dice':
        return `${when} ${does(who, 'tiras', 'tira')} ${dice(view.rolling)}.`;
      default:
        return `${when} ${turn(who, 'compra, investiga, elabora un vino o pasa.', 'está pensando.')}${lastPass(view)}`;
    }
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    return `${finish.tie === 'shared' ? shares(standings, of) : wins(standings, of)}. El último otoño ha terminado.`;
  },
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    return new Array<string>(view.rolling).fill('Dado');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Un pase más y acaba la estación.' : '';
}

/** Lo que alguien hace: una vez como opción y otra para el registro. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'roll':
      return `${v('tirar', 'tiras', 'tira')} ${dice(m.count)}`;
    case 'pass':
      return v('pasar', 'pasas', 'pasa');
    case 'purchase':
      return `${v('comprar', 'compras', 'compra')} ${withArticle(m.item)} con ${numbers(m.dice)}`;
    case 'research':
      return `${v('investigar', 'investigas', 'investiga')} ${items[m.grape]} con ${numbers(m.dice)}`;
    case 'produce': {
      const extra = m.fertilizers.map((name) => items[name]);
      const refined = extra.length === 0 ? '' : `, con ${list(extra)}`;
      return `${v('elaborar', 'elaboras', 'elabora')} ${items[m.grape]} en ${withArticle(m.barrel)}${refined}, sacando un ${m.die}`;
    }
  }
}
