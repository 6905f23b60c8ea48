import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const es: AboutTexts<AboutName> = {
  water: { title: 'Agua', text: 'Con la acción de agua, cada una lleva una ficha del embalse a uno de tus arrozales.' },
  card: {
    title: 'Carta',
    text: 'Con la acción de cartas, robas una carta por cada una y te quedas con una o ninguna.',
  },
  worker: {
    title: 'Trabajador',
    text: 'Con la acción de trabajadores, cada uno desherba, o juntos plantan o cosechan un arrozal: uno por hexágono.',
  },
  double: { title: 'Trabajador doble', text: 'Dos trabajadores en una cara.' },
  wild: { title: 'Comodín', text: 'Lo que necesites: un agua, una carta o un trabajador. Nunca una mala hierba.' },
  weed: {
    title: 'Mala hierba',
    text: 'Después de volver a tirar, cada una trae una mala hierba a tus arrozales. Si no vuelves a tirar, no hace nada.',
  },
  paddy: {
    title: 'Arrozal',
    text: 'Una ficha de agua por hexágono. Está inundado cuando todos tienen una y seco cuando ninguno la tiene: planta inundado, cosecha seco.',
  },
  flooded: {
    title: 'Arrozal inundado',
    text: 'Envía tantos trabajadores como hexágonos para plantarlo. Para cosechar, suelta antes el agua.',
  },
  magic: { title: 'Agua mágica', text: 'Este hexágono está mojado o seco, según te convenga. No lleva ficha.' },
  planted: {
    title: 'Plantado',
    text: 'Cuando el arrozal está seco, lo cosechan tantos trabajadores como hexágonos, pero no en el turno en que se plantó.',
  },
  weeds: {
    title: 'Malas hierbas',
    text: 'Cada una reduce la cosecha, dos como mucho. Un trabajador quita una de un arrozal seco; una cosecha las quita todas.',
  },
  waterNumber: {
    title: 'Número de agua',
    text: 'Los números de todos los arrozales juntos dicen cuántas fichas de agua hay en juego.',
  },
  yields: { title: 'Lo que da una cosecha', text: 'El arroz del arrozal limpio, con una mala hierba y con dos.' },
  ability: { title: 'Habilidad', text: 'Funciona mientras la carta esté en tu fila.' },
  pond: {
    title: 'Embalse',
    text: 'El agua que se suelta llega aquí, y de aquí se toma. Las fichas fuera de juego son la reserva.',
  },
  deck: { title: 'Mazo', text: 'De aquí se roban las cartas. Cuando se acaba, los descartes se barajan en uno nuevo.' },
  track: { title: 'Arroz hasta ahora', text: 'En cuanto alguien tiene 100 de arroz, ha ganado.' },
  drought: {
    title: 'Sequía',
    text: 'Tras tantas rondas sin arroz nuevo, toda el agua se va de los arrozales. A la tercera seguida, la partida termina.',
  },
  score: {
    title: 'Arroz',
    text: 'El arroz cosechado hasta ahora. Quien llega a 100 gana al instante.',
  },
  risk: {
    title: 'Probabilidades al volver a tirar',
    text: 'Lo que mostrarían todos los dados, con probabilidades exactas. Tras volver a tirar cuenta cada mala hierba.',
  },
  firstCard: {
    title: 'Tu primer arrozal',
    text: 'Has recibido tres cartas y te quedas con una: es tu primer arrozal. Las demás se descartan.',
  },
  hand: {
    title: 'Cartas robadas',
    text: 'Quédate con una o con ninguna. Va a un extremo de tu fila o sustituye a uno de tus arrozales. Solo tú las ves.',
  },
  room: {
    title: 'Sitio para un arrozal',
    text: 'En tu fila caben cuatro arrozales. Una carta nueva va al extremo izquierdo o derecho; con cuatro, sustituye a uno.',
  },
  release: {
    title: 'Soltar agua',
    text: 'Un arrozal abierto se vacía: su agua va a arrozales más a la derecha o al embalse. El que al final no está lleno se seca.',
  },
  mimic: {
    title: 'Imitadores',
    text: 'Trabajan justo después del jugador anterior, con tantos trabajadores como sacó él.',
  },
};
