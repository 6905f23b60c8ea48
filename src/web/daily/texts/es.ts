import type { DailyTexts } from './en.ts';

export const es: DailyTexts = {
  title: 'Mesas del día',
  about:
    'Una mesa al día en cada juego: todos encuentran los mismos dados y los mismos bots, una sola vez. ¿Quién les saca más partido?',
  endsIn: (span) => `Dados nuevos en ${span}.`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  play: 'Jugar',
  goOn: 'Seguir',
  look: 'Revisar',
  finishedBy: (n) =>
    n === 0
      ? 'Nadie la ha terminado todavía'
      : n === 1
        ? '1 persona la ha terminado'
        : `${n} personas la han terminado`,
  youHave: (points) => `Tú: ${points === 1 ? '1 punto' : `${points} puntos`}`,
  playing: 'Estás jugando',
  board: (game) => `Resultados: ${game}`,
  showBoard: 'Resultados',
  byScore: 'Por puntos',
  bySkill: 'Por habilidad',
  order: 'Orden',
  skillAbout:
    'Habilidad: los puntos que tus decisiones perdieron frente a las mejores jugadas encontradas; quien menos pierde va primero. Se calcula después de la partida y tarda un momento.',
  place: 'Puesto',
  name: 'Nombre',
  points: 'Puntos',
  margin: 'Ventaja',
  lost: 'Puntos perdidos',
  luck: 'Suerte',
  workedOut: 'Se está calculando la habilidad.',
  waiting: 'pronto',
  you: 'tú',
  noResults: 'No hay resultados de ese día.',
  wholeDay: 'Todos los juegos de este día',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  replay: 'Repetición',
};
