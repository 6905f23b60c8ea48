import { bestOf } from '../../../core/speech/best.ts';
import { called, does, list, offered, starts, told, turn, type Verb } from '../../../core/speech/es.ts';
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

export const es: Words<Move, Chance, View> = {
  tagline: 'Coloca y vuelca dados hasta que tu postre secreto llene el rincón más grande de la mesa.',
  goal: 'Coloca y vuelca dados para formar el grupo más grande de tu postre secreto. Cuando el tablero se llena, gana el grupo más grande.',
  options: {
    tipLimit: {
      label: 'Vuelcos seguidos',
      about:
        'Tras este número de vuelcos seguidos, entre todos, en el turno siguiente hay que colocar un dado. 0 significa sin límite.',
    },
    tieBreak: {
      label: 'Empates',
      about: 'Qué decide cuando los grupos más grandes son del mismo tamaño.',
      values: {
        lastPlaced: 'Quien colocó un dado por última vez',
        nextCluster: 'El siguiente grupo más grande, etc.',
      },
    },
  },
  categories: { cluster: 'Grupo más grande' },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'place' ? 'Toca otra vez para colocar' : 'Toca otra vez para volcar'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, _who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colourNames[colour]}: ${countDesserts(dice).join(', ')}`;
      });
      return `Se tiran todos los dados: ${rolled.join('; ')}.`;
    }
    const seen = c.cards.flatMap((card, seat) =>
      card === null ? [] : [of(seat).isYou ? `La tuya: ${names[card]}.` : `La de ${of(seat).name}: ${names[card]}.`],
    );
    return ['Cada uno recibe una carta secreta.', ...seen].join(' ');
  },
  duty(view, of) {
    if (view.actor === 'over') return 'La mesa está servida.';
    if (view.actor === 'chance')
      return {
        start: '¿Quién empieza?',
        deal: 'Se reparten las cartas secretas.',
        roll: 'Se tiran todos los dados.',
      }[view.phase as 'start' | 'deal' | 'roll'];
    const who = of(view.actor);
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return turn(who, 'coloca el primer dado.', 'está colocando el primer dado.');
    if (tipLimit > 0 && view.tips === tipLimit)
      return turn(
        who,
        `coloca un dado. No puedes volcar: ${tipLimit === 1 ? 'se acaba de hacer' : `ya se ha hecho ${tipLimit} veces seguidas`}.`,
        'tiene que colocar un dado.',
      );
    return turn(who, 'coloca un dado de la reserva o vuelca uno del tablero.', 'está eligiendo un dado.');
  },
  ending({ finish, standings, cards, options }, of) {
    if (finish === null) return '';
    const { who, total } = bestOf(standings, of);
    const card = names[cards[Number(standings.find(({ rank }) => rank === 1)?.seat ?? 0)] ?? 'jelloTart'];
    const full = 'El tablero está lleno.';
    if (finish.tie === 'shared')
      return `Victoria compartida: ${list(bestOf(standings, of).all.map(called))}, con empate a ${total} y sin haber colocado ningún dado. ${full}`;
    const won = `${does(who, 'ganas', 'gana')} con ${card}`;
    if (finish.tie === null) return `${won}: ${total} en el grupo más grande. ${full}`;
    const level = `empate a ${total}`;
    if (finish.tie === 'nextCluster') return `${won}: ${level}, pero el grupo siguiente es mayor. ${full}`;
    const all = options.tieBreak === 'nextCluster' ? ' en todos los grupos' : '';
    return `${won}: ${level}${all}, pero el último dado colocado es ${who.isYou ? 'tuyo' : `de ${who.name}`}. ${full}`;
  },
  picks(view, of) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) =>
        of(seat).isYou ? 'Tu carta' : `Carta de ${of(seat).name}`,
      );
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

/** Lo que alguien hace: una vez como opción y otra para el registro. */
function phrase(m: Move, v: Verb): string {
  const where = `la fila ${m.row}, columna ${m.column}`;
  if (m.type === 'tip')
    return `${v('volcar', 'vuelcas', 'vuelca')} hacia el ${directionNames[m.to]} el dado de ${where}`;
  if (m.die === 'black') return `${v('colocar', 'colocas', 'coloca')} el dado negro en ${where}`;
  return `${v('colocar', 'colocas', 'coloca')} el dado ${colourNames[m.die]} (${names[m.top]}) en ${where}, con ${names[m.northSouth]} al norte y al sur`;
}
