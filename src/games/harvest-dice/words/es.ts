import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { es as refusals } from './refusals/es.ts';

const names: Record<Vegetable, string> = { lettuce: 'lechuga', tomato: 'tomate', carrot: 'zanahoria' };
const withArticle: Record<Vegetable, string> = { lettuce: 'la lechuga', tomato: 'el tomate', carrot: 'la zanahoria' };

/** "Ada, Ben y Cleo", and "e" before a name that begins with an i. */
const list = new Intl.ListFormat('es');

export const es: Words<Move, Chance, View> = {
  tagline: 'Elige dados, planta en filas y dale al cerdo lo que no quepa.',
  options: {
    advanced: {
      label: 'Juego avanzado',
      about:
        'Los mercados empiezan vacíos, los poderes del cerdo pueden cambiar el color, y quien más tenga de cada verdura y de círculos del cerdo gana cinco puntos.',
    },
    pigValues: {
      label: 'Valores del cerdo',
      about:
        'Lo que vale cada fila del cerdo, de arriba abajo; ninguna menos que la anterior. Ninguna fuente pública da los valores impresos: si tienes el juego, pon los de tu hoja.',
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
  move(m) {
    const die = `${withArticle[m.die.veg]} ${m.die.value}`;
    const as = m.as === undefined ? '' : ` como ${names[m.as]}`;
    if (m.type === 'feed') {
      const value = m.value === m.die.value ? '' : `${as === '' ? ' como' : ''} ${m.value}`;
      return `Darle al cerdo ${die}${as}${value}`;
    }
    return `Plantar ${die}${as} en la fila ${m.row}, columna ${m.column}`;
  },
  chance(c, name) {
    if (c.type === 'start') return `Primer turno: ${name(c.seat)}`;
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `Tirada: ${rolled.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'La cosecha está recogida.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? '¿Quién empieza?' : `${name(view.startSeat)}, tira los dados.`;
    const last = view.ending ? ' Es la última ronda.' : '';
    return `${name(view.actor)}, toma un dado: plántalo o, si no cabe, dáselo al cerdo.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const owner = name(finish.seat ?? 0);
    const cause = {
      garden: `Se ha llenado un huerto (${owner}).`,
      pig: `Se ha llenado un cerdo (${owner}).`,
      market: 'Se ha llenado un mercado.',
    }[finish.cause];
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} Victoria compartida: ${list.format(winners)}.`;
    if (finish.tie === null) return `${cause} Victoria: ${winners[0]}.`;
    const by = finish.tie === 'vegetables' ? 'tener más verduras plantadas' : 'tener más círculos del cerdo';
    return `${cause} Empate a puntos; victoria por ${by}: ${winners[0]}.`;
  },
  coach: {
    first:
      'Toca un dado y luego una casilla iluminada. El número es la columna; el color, la verdura. La primera de cada clase va donde quieras de su columna; las demás tienen que tocar a otra igual. El dado que nadie toma encarece su verdura.',
    feed: 'Algunos dados no caben ahora en ningún sitio. Si tomas uno de ellos, se lo come tu cerdo: un círculo por cada punto del dado. Una fila completa de círculos da puntos y un poder.',
    power:
      'Tienes un poder: la estrella junto al cerdo. Sube o baja en uno el dado que tomes; en el juego avanzado puede cambiar el color en vez del valor. Las casillas que cuestan poderes muestran una estrella.',
    ending:
      'La última ronda: cuando se acaben estos dados, se cuenta la cosecha. Cada cinta por una fila completa vale cinco puntos.',
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
