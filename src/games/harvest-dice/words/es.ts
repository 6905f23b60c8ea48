import { does, offered, shares, starts, told, turn, type Verb, whose, wins, winsTie } from '../../../core/speech/es.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { HarvestNote } from '../notes.ts';
import type { View } from '../view.ts';
import { es as refusals } from './refusals/es.ts';

const names: Record<Vegetable, string> = { lettuce: 'lechuga', tomato: 'tomate', carrot: 'zanahoria' };
const withArticle: Record<Vegetable, string> = { lettuce: 'la lechuga', tomato: 'el tomate', carrot: 'la zanahoria' };

const one: Record<Vegetable, string> = { lettuce: 'una lechuga', tomato: 'un tomate', carrot: 'una zanahoria' };
const numbers: Record<number, string> = { 6: 'seis', 9: 'nueve' };

export const es: Words<Move, Chance, View, HarvestNote> = {
  tagline: 'Elige dados, planta en filas y dale al cerdo lo que no quepa.',
  goal: 'Planta verduras y alimenta a tu cerdo. Cuando se llena un huerto, un cerdo o un mercado, gana quien tenga más puntos.',
  options: {
    advanced: {
      label: 'Juego avanzado',
      about:
        'Los mercados empiezan vacíos, los poderes del cerdo pueden cambiar el color, y quien más tenga de una verdura, o más círculos del cerdo, gana cinco puntos.',
    },
    pigValues: {
      label: 'Valores del cerdo',
      about:
        'Lo que vale cada fila del cerdo, de arriba abajo; ninguna menos que la de encima. Ninguna fuente pública da los valores impresos: si tienes el juego, pon los de tu hoja.',
    },
  },
  categories: {
    lettuce: 'Lechugas',
    tomato: 'Tomates',
    carrot: 'Zanahorias',
    ribbons: 'Cintas',
    pig: 'Cerdo',
    bonuses: 'Bonificaciones',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'plant' ? 'Toca otra vez para plantar' : 'Toca otra vez para alimentar al cerdo'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `${who === null ? 'Alguien tira' : does(who, 'tiras', 'tira')} ${numbers[c.dice.length]} dados: ${rolled.join(', ')}.`;
  },
  note(n, of, nth) {
    switch (n.type) {
      case 'round':
        return `Ronda ${nth}`;
      case 'market':
        return `El último dado es ${one[n.veg]}: cada ${names[n.veg]} vale ahora ${n.worth}.`;
      case 'pigRow':
        return `${whose(of(n.seat), 'Tu cerdo', 'El cerdo')} completa una fila: un poder más.`;
      case 'ribbon':
        return `Fila completa: una cinta para ${of(n.seat).isYou ? 'ti' : of(n.seat).name}.`;
      case 'lastRound':
        return 'Es la última ronda.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'La cosecha está recogida.';
    if (view.actor === 'chance')
      return view.phase === 'start'
        ? '¿Quién empieza?'
        : `${does(of(view.startSeat), 'tiras', 'tira')} ${view.players === 2 ? 'seis' : 'nueve'} dados.`;
    const last = view.ending ? ' Es la última ronda.' : '';
    return `${turn(of(view.actor), 'toma un dado y plántalo o, si no cabe en ningún sitio, dáselo al cerdo.', 'está eligiendo un dado.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const owner = of(finish.seat ?? 0);
    const cause = {
      garden: `${whose(owner, 'Tu huerto', 'El huerto')} está lleno.`,
      pig: `${whose(owner, 'Tu cerdo', 'El cerdo')} está lleno.`,
      market: 'Un mercado está lleno.',
    }[finish.cause];
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === null) return `${wins(standings, of)}. ${cause}`;
    return `${winsTie(standings, of, finish.tie === 'vegetables' ? 'por tener más verduras plantadas' : 'por tener más círculos del cerdo')}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    const each = view.players === 2 ? 2 : 3;
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) =>
      new Array<string>(each).fill(`dado de ${names[veg]}`),
    );
  },
  refusals,
};

/** Lo que alguien hace: una vez como opción y otra para el registro. */
function phrase(m: Move, v: Verb): string {
  const die = `${withArticle[m.die.veg]} ${m.die.value}`;
  const as = m.as === undefined ? '' : ` como ${names[m.as]}`;
  if (m.type === 'plant')
    return `${v('plantar', 'plantas', 'planta')} ${die}${as} en la fila ${m.row}, columna ${m.column}`;
  const value = m.value === m.die.value ? '' : `${as === '' ? ' como' : ''} ${m.value}`;
  return `${v('darle', 'le das', 'le da')} al cerdo ${die}${as}${value}`;
}
