import type { LessonTexts } from './en.ts';

export const es: LessonTexts = {
  hello: '¡Un huerto para todos! En cada turno tiras cuatro dados y los gastas: en semillas, casillas, agua y cosecha.',
  buy: 'Por un dado compras una semilla que valga eso o menos. Toma un tomate por el 3.',
  place: 'Dos dados la colocan, uno para la fila y otro para la columna. Pon el tomate en la fila 2, columna 4.',
  water: 'Un dado con el valor de la semilla o más la riega: el 5 basta para tu tomate. Madura al momento.',
  harvest: 'Ada ha cultivado una calabaza junto a tu tomate. Un dado de su valor o más cosecha tu verdura: 3 puntos.',
  chain:
    'Cosecha el tomate. La cosecha sigue hacia las verduras vecinas menores: Ada recibe su calabaza, y tú 1 punto por empezar.',
  dial: 'Tu reloj de sol también va al huerto. En cada turno te deja cambiar un poco los dados de fila y columna.',
  flip: 'Un 6 da la vuelta a tu reloj o a tu animal. El espantapájaros guarda las ocho casillas de alrededor, y allí se gana 3 más.',
  critter: 'Tu animal es primero un pájaro. Come semillas ajenas, y el conejo verduras: ponlo en la fila 3, columna 1.',
  walk: 'Por un dado va en línea recta, tantas casillas como muestre o menos. Envíalo dos casillas más allá.',
  must: 'Mientras un dado pueda hacer algo, debes usarlo: compra una calabaza. Al final cada semilla en la mano cuesta 5, menos una.',
  leap: 'Ya conoces seis de las siete acciones. Saltamos a cuando la reserva está casi agotada.',
  four: '¡Cuatro iguales! Puedes volver a tirarlos todos.',
  eat: 'La semilla de zanahoria de Ada está a tres casillas de tu pájaro. Quien come se la traga, o paga su valor y se la queda.',
  spit: 'Ve allí con el 3 y escupe la semilla por el 2: la zanahoria es tuya ahora.',
  sundial:
    'Pon la zanahoria en la estrella de la fila 6, columna 4. Tu reloj convierte el 3 en un 4, y la estrella doblará la cosecha.',
  remove: 'El pájaro de Ada está cerca de tus semillas: échalo. Cuesta tres dados: 4 y 2 por su casilla, y un 6.',
  stream:
    'El agua sigue hacia las semillas menores, sean de quien sean. El 5 riega tu berenjena, el tomate de Ada y tu zanahoria.',
  sun: 'Ningún dado llega para la berenjena. Tu sol pone un dado como quieras una vez por partida, y guardado son 5 puntos.',
  star: 'Cosecha ahora la berenjena: en una estrella vale 10, y la cadena recoge también tu zanahoria.',
  set: 'Los cinco tipos son un surtido, 15 puntos, y tres zanahorias una colección, 10. ¡Esta cosecha da ambas cosas!',
  swallow:
    'Dos casillas más allá hay una semilla de calabaza de Ada. Trágatela: sale del juego, y un disco tuyo queda en el pájaro.',
  rock: 'Quedan dos dados para tu roca. Se queda para siempre, y ningún animal la cruza.',
  count:
    'La partida acaba con el turno en que se compra la última semilla, o tras mucho tiempo sin compras. Surtidos, colecciones y sol cuentan.',
  free: 'Queda una zanahoria en la reserva. Juega como quieras y cómprala cuando te convenga: Ada es solo una Semillita.',
};
