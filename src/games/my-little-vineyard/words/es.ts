import type { NameOf, Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { documentWords } from './document.ts';
import { items, seasons } from './names/es.ts';
import { es as refusals } from './refusals/es.ts';

const dice = (count: number): string => (count === 1 ? '1 dado' : `${count} dados`);
/** "Ada, Ben y Cleo", and "e" before a word that begins with an i. */
const list = new Intl.ListFormat('es');
/** "Merlot", but "una barrica Allier". */
const withArticle = (item: Item): string => (items[item].startsWith('barrica') ? `una ${items[item]}` : items[item]);

export const es: Words<Move, Chance, View> = {
  tagline: 'Tira dados al centro común, saca los que necesites y llena la mejor bodega del valle.',
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
      label: 'Tu propia hoja',
      about:
        'Precios, puntos, barricas y bonificaciones en un documento JSON, para quien quiera probar su propio viñedo.',
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
  move(m) {
    switch (m.type) {
      case 'roll':
        return `Tirar ${dice(m.count)}`;
      case 'pass':
        return 'Pasar';
      case 'purchase':
        return `Comprar ${withArticle(m.item)} con ${m.dice.join(' ')}`;
      case 'research':
        return `Investigar ${items[m.grape]} con ${m.dice.join(' ')}`;
      case 'produce': {
        const extra = m.fertilizers.map((name) => items[name]);
        const refined = extra.length === 0 ? '' : `, con ${list.format(extra)}`;
        return `Elaborar ${items[m.grape]} en ${withArticle(m.barrel)}${refined}, sacando un ${m.die}`;
      }
    }
  },
  chance(c, name) {
    return c.type === 'start' ? `Primer turno: ${name(c.seat)}` : `Tirada: ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    const when = `Año ${view.year}, ${seasons[view.season]}.`;
    switch (view.phase) {
      case 'start':
        return '¿Quién empieza?';
      case 'roll':
        return `${when} ${name(view.seat)}, ¿cuántos dados tiras al centro?`;
      case 'dice':
        return `${when} ${name(view.seat)}, tira ${dice(view.rolling)}.`;
      case 'act':
        return `${when} ${name(view.seat)}, compra, investiga, elabora un vino o pasa.${lastPass(view)}`;
      case 'over':
        return 'Las bodegas están cerradas.';
    }
  },
  ending(view, name) {
    if (view.finish === null) return '';
    const winners = winnersOf(view, name);
    return view.finish.tie === 'shared'
      ? `El último otoño ha terminado. Victoria compartida: ${list.format(winners)}.`
      : `El último otoño ha terminado. Victoria: ${winners.join('')}.`;
  },
  coach: {
    first:
      'Empieza una estación: tira al menos la mitad de tus dados al centro, donde cualquiera puede usarlos. Mueve el control: cada producto muestra la probabilidad de poder comprarlo. Los dados que guardas son tuyos para después.',
    roll: 'Al menos un dado por turno. Con más dados hay más a tu alcance, y también al de los demás; los que guardas te dan mejores opciones más tarde, cuando en el centro quede poco.',
    buy: 'Ahora, una sola cosa; por ejemplo, una compra. Lo que brilla está a tu alcance y dice cuántos dados deja; lo demás dice qué falta. Un vino necesita una uva y una barrica que le vaya bien: mira la línea de la uva.',
    research:
      'Tienes una uva. Con una barrica se convierte en vino. O gástala en investigar: saca dados de valores distintos y rodéalos con un círculo; cada uno hace que todos tus próximos vinos de esa uva valgan uno más.',
    produce:
      'Puedes hacer un vino: toca los puntos de la uva. Basta con un dado cualquiera. Los abonos que la uva admite suman su bonificación, como mucho uno de cada clase; deja fuera lo que prefieras guardar.',
    fall: 'Es otoño: después de esta estación, las uvas y los productos con un pequeño anillo ° se estropean y se tachan. Úsalos ahora. Lo que no lleva anillo se conserva.',
    lastPass:
      'Todos los demás han pasado. Si tú también pasas, la estación acaba enseguida y todos los dados vuelven. Si haces cualquier otra cosa, todos podrán actuar otra vez.',
  },
  picks(view) {
    if (view.phase === 'start') return ['¿Quién empieza?'];
    return new Array<string>(view.rolling).fill('Un dado de la tirada');
  },
  refusals,
};

function lastPass(view: View): string {
  return view.passes === view.players - 1 ? ' Todos los demás han pasado: si tú también pasas, acaba la estación.' : '';
}

function winnersOf(view: View, name: NameOf): string[] {
  return view.standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
}
