import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { type Colour, colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/es.ts';
import { es as refusals } from './refusals/es.ts';

const manyNames: Record<Dessert, string> = {
  jelloTart: 'tartaletas',
  sweetRoll: 'bollos dulces',
  popsicle: 'polos',
  iceCream: 'helados',
};
/** As a die is called: "dado rojo". */
const colourNames: Record<Colour, string> = { red: 'rojo', yellow: 'amarillo', green: 'verde', purple: 'morado' };
const directionNames: Record<Direction, string> = { north: 'norte', east: 'este', south: 'sur', west: 'oeste' };

/** "Ada, Ben y Cleo", and "e" before a name that begins with an i. */
const list = new Intl.ListFormat('es');

export const es: Words<Move, Chance, View> = {
  tagline: 'Coloca y vuelca dados hasta que tu postre secreto llene el rincón más grande de la mesa.',
  options: {
    tipLimit: {
      label: 'Vuelcos seguidos',
      about:
        'Tras este número de vuelcos seguidos, entre todos, en el turno siguiente hay que colocar un dado. 0 es sin límite.',
    },
    tieBreak: {
      label: 'Empates',
      about: 'Qué decide cuando los grupos más grandes son del mismo tamaño.',
      values: {
        lastPlaced: 'Quién colocó un dado por última vez',
        nextCluster: 'El siguiente grupo más grande, etc.',
      },
    },
  },
  categories: { cluster: 'Grupo más grande' },
  move(m) {
    const where = `la fila ${m.row}, columna ${m.column}`;
    if (m.type === 'tip') return `Volcar hacia el ${directionNames[m.to]} el dado de ${where}`;
    if (m.die === 'black') return `Colocar el dado negro en ${where}`;
    return `Colocar el dado ${colourNames[m.die]} (${names[m.top]}) en ${where}, con ${names[m.northSouth]} al norte y al sur`;
  },
  chance(c, name) {
    if (c.type === 'start') return `Primer turno: ${name(c.seat)}`;
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]}: ${countDesserts(dice).join(', ')}`;
      });
      return `Tirada – ${rolled.join('; ')}`;
    }
    const seen = c.cards.flatMap((card, seat) => (card === null ? [] : [`${name(seat)}: ${names[card]}`]));
    return seen.length === 0
      ? 'Una carta secreta para cada uno'
      : `Una carta secreta para cada uno (${seen.join(', ')})`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'La mesa está servida.';
    if (view.actor === 'chance')
      return {
        start: '¿Quién empieza?',
        deal: 'Se reparten las cartas secretas.',
        roll: 'Se tiran todos los dados.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return `${name(view.actor)}, coloca el primer dado.`;
    if (tipLimit > 0 && view.tips === tipLimit)
      return `${name(view.actor)}, coloca un dado: ${tipLimit === 1 ? 'en el último turno se volcó uno' : `en los últimos ${tipLimit} turnos solo hubo vuelcos`}.`;
    return `${name(view.actor)}, coloca un dado de la reserva o vuelca uno del tablero.`;
  },
  ending({ finish, standings, cards, options }, name) {
    if (finish === null) return '';
    const winners = standings.filter((standing) => standing.rank === 1);
    const best = winners[0]?.total ?? 0;
    const level = standings.filter((standing) => standing.total === best).map((standing) => name(standing.seat));
    const winner = name(winners[0]?.seat ?? 0);
    const card = cards[Number(winners[0]?.seat ?? 0)] ?? 'jelloTart';
    const tied = `Empate a ${best} (${list.format(level)})`;
    const how = {
      nextCluster: `${tied}; victoria por el siguiente grupo más grande: ${winner}, con ${names[card]}.`,
      lastPlaced: `${tied}; ${options.tieBreak === 'nextCluster' ? 'con todos los grupos iguales, ' : ''}victoria por el último dado colocado: ${winner}, con ${names[card]}.`,
      shared: `Empate a ${best} sin haber colocado ningún dado. Victoria compartida: ${list.format(winners.map((standing) => name(standing.seat)))}.`,
    };
    return `El tablero está lleno. ${finish.tie === null ? `Victoria por el grupo más grande, de ${best}: ${winner}, con ${names[card]}.` : how[finish.tie]}`;
  },
  coach: {
    first:
      'Abajo está tu carta secreta: reúne ese postre. Toma un dado de la reserva y toca una casilla. La cara de arriba se queda arriba, pero puedes girar el dado para elegir sus lados.',
    tip: 'En vez de colocar, puedes volcar un dado hacia una casilla vacía de al lado: sube la cara del lado contrario. Toca un dado y las flechas te dirán qué postre sale. Los vuelcos también estropean lo que construyen los demás.',
    mustPlace: 'Ha habido tantos vuelcos seguidos que en este turno hay que colocar un dado.',
    ending:
      'Quedan pocas casillas. Solo cuenta el grupo más grande de tu postre, lado con lado. La partida acaba al llenarse la última casilla.',
  },
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) => `Carta del jugador ${seat + 1}`);
    return colours.flatMap((colour) => new Array<string>(DICE_PER_COLOUR).fill(`dado ${colourNames[colour]}`));
  },
  faces: names,
  refusals,
};

function countDesserts(dice: readonly Dessert[]): string[] {
  return desserts.flatMap((dessert) => {
    const count = dice.filter((die) => die === dessert).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? names[dessert] : manyNames[dessert]}`];
  });
}
