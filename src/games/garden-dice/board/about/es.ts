import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const es: AboutTexts<AboutName> = {
  die: {
    title: 'Uno de tus dados',
    text: 'Gástalo en una acción. Sigues mientras sea posible alguna acción con los dados que quedan.',
  },
  seed: {
    title: 'Semilla',
    text: 'Riégala con un dado de su valor o más y será una verdura. El agua sigue hacia las semillas vecinas menores.',
  },
  veggie: {
    title: 'Verdura',
    text: 'Coséchala con un dado de su valor o más: sumas su valor. La cosecha sigue hacia las verduras vecinas menores, cada una para su dueño.',
  },
  value: {
    title: 'Valor',
    text: 'Lo que vale la loseta: calabaza 1, zanahoria 2, tomate 3, alcachofa 4, berenjena 5.',
  },
  bird: {
    title: 'Pájaro',
    text: 'Va recto por casillas vacías, hasta lo que marca un dado, y puede acabar en una semilla ajena para comérsela. Un 6 lo convierte en conejo.',
  },
  rabbit: {
    title: 'Conejo',
    text: 'Va recto por casillas vacías, hasta lo que marca un dado, y puede acabar en una verdura ajena para comérsela. Un 6 lo convierte en pájaro.',
  },
  sundial: {
    title: 'Reloj de sol',
    text: 'Una vez por turno, su dueño cambia dados que señalan una casilla: uno en 1 o 2, o dos en 1 cada uno. Un 6 lo convierte en espantapájaros y otro 6 le da la vuelta.',
  },
  scarecrow: {
    title: 'Espantapájaros',
    text: 'Cuida las losetas de su dueño en las ocho casillas de alrededor: 3 puntos más por cada verdura cosechada allí, y los pájaros no tocan las semillas.',
  },
  rock: {
    title: 'Roca',
    text: 'Una vez puesta, se queda toda la partida y ningún animal la cruza. El agua y la cosecha también paran en ella.',
  },
  star: {
    title: 'Estrella',
    text: 'Una verdura cosechada en una estrella vale el doble, salvo que gane la bonificación del espantapájaros.',
  },
  swallowed: {
    title: 'Discos sobre un animal',
    text: 'Uno por colocarlo y uno más por cada loseta tragada. Vuelven cuando se echa al animal.',
  },
  discs: {
    title: 'Discos',
    text: 'Necesitas uno libre por cada semilla que compras y para el animal y el reloj. Las cosechas los devuelven.',
  },
  sun: {
    title: 'Sol',
    text: 'Una vez por partida: vuelve a tirar los cuatro dados al empezar tu turno, o pon un dado en el número que quieras. Si lo guardas hasta el final, vale 5 puntos.',
  },
  hand: {
    title: 'En la mano',
    text: 'Losetas por colocar. Al final, cada semilla comprada que siga aquí cuesta 5 puntos, salvo la primera.',
  },
  harvested: {
    title: 'Cosechado',
    text: 'Cada surtido de los cinco tipos vale 15 puntos. Tres de un tipo son 10, cuatro 15, cinco o más 20.',
  },
  price: {
    title: 'Precio',
    text: 'Un dado de este número o más compra la semilla. Como mucho dos de un tipo por turno.',
  },
  supply: {
    title: 'Quedan en la reserva',
    text: 'Cuando se vende la última semilla de todos los tipos, se acaba el turno y la partida termina.',
  },
  track: {
    title: 'Camino de puntos',
    text: 'Alrededor del huerto, los marcadores muestran los puntos hasta ahora. Surtidos, colecciones y penalizaciones se suman al final.',
  },
  score: {
    title: 'Puntos',
    text: 'Los puntos de las cosechas hasta ahora. Series, colecciones, un sol guardado y semillas sin plantar cuentan al final.',
  },
  edge: {
    title: 'Fila y columna',
    text: 'Dos dados nombran una casilla: uno la fila, el otro la columna, en el orden que quieras.',
  },
  bed: {
    title: 'Casilla',
    text: 'Dos dados la señalan: su fila y su columna. En una casilla vacía cabe una semilla, tu animal, tu reloj o tu roca.',
  },
  buy: {
    title: 'Comprar',
    text: 'Un dado del valor de la semilla o más, y un disco libre para marcarla. Dos de un tipo como máximo por turno.',
  },
  place: {
    title: 'Colocar',
    text: 'Dos dados ponen una loseta en una casilla vacía: uno es la fila y el otro la columna, en el orden que quieras.',
  },
  water: {
    title: 'Regar',
    text: 'Un dado del valor de la semilla o más convierte tu semilla en verdura. El agua sigue hacia las semillas vecinas menores, sean de quien sean.',
  },
  harvest: {
    title: 'Cosechar',
    text: 'Un dado del valor de la verdura o más recoge la tuya. La cosecha sigue hacia las verduras vecinas menores: cada una es de su dueño, y tú sumas 1 por cada una ajena.',
  },
  move: {
    title: 'Animal',
    text: 'Un dado manda a tu animal en línea recta por una fila o columna, por casillas vacías, como mucho lo que marca el dado.',
  },
  swallow: {
    title: 'Comer y tragar',
    text: 'La loseta sale de la partida. Uno de tus discos va al animal y se queda allí hasta que lo echen.',
  },
  spit: {
    title: 'Comer, guardar semilla',
    text: 'Otro dado del valor de la loseta o más: la marcas con un disco y te la quedas como semilla.',
  },
  flip: {
    title: 'Dar la vuelta',
    text: 'Un 6 da la vuelta a tu animal o a tu reloj: pájaro y conejo, reloj de sol y espantapájaros. La loseta no se mueve.',
  },
  remove: {
    title: 'Echar',
    text: 'Tres dados: dos señalan la casilla de un animal, el tercero es un 6. Vuelve a la mano de su dueño con todos sus discos.',
  },
  equal: {
    title: 'Cuatro iguales',
    text: 'Los cuatro dados muestran el mismo número: puedes volver a tirarlos todos o quedártelos.',
  },
  end: {
    title: 'Terminar el turno',
    text: 'Los dados que quedan ya no pueden hacer nada tal como están. Solo tu sol o tu reloj ayudarían, y nadie está obligado a usarlos.',
  },
};
