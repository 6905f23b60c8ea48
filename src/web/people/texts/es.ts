import type { PeopleTexts } from './en.ts';

export const es: PeopleTexts = {
  title: 'Con quién juegas',
  isHere: 'en línea',
  lastGame: (game) => `última partida: ${game}`,
  invite: 'Invitar',
  inviteTo: (name, game) => `Invitar a ${name}: ${game}`,
  showAll: (n) => `Mostrar las ${n} personas`,

  invitations: 'Invitaciones',
  invitesYou: (name, game) => `${name} te invita a jugar a ${game}.`,
  forCircle: (circle) => `Para «${circle}»`,
  asksYou: (name, circle) => `${name} te propone entrar en el grupo «${circle}».`,
  sitDown: 'Sentarse',
  notNow: 'Ahora no',
  join: 'Entrar',

  newCircle: 'Nuevo grupo',
  circleAbout: 'Para la gente con la que juegas una y otra vez, por ejemplo «Nuestro martes». Les preguntamos antes.',
  circleName: 'Nombre del grupo',
  exampleName: 'Nuestro martes',
  whoIsIn: '¿Quién forma parte?',
  makeCircle: 'Crear el grupo',
  isAsked: 'sin responder',
  table: 'Mesa para todos',
  tableFor: (circle) => `Mesa para todos: ${circle}`,
  change: 'Cambiar…',
  changeCircle: (circle) => `Cambiar: ${circle}`,
  anotherGame: 'Otro juego',
  askMore: 'Preguntar a más gente',
  ask: 'Preguntar',
  saveName: 'Guardar el nombre',
  remove: (name) => `Quitar a ${name}`,
  leave: 'Salir del grupo',

  wholeCircle: 'Invitar a un grupo',
  noCircle: 'Ninguno',
  firstCome: 'Hay más gente que asientos: se sienta quien llega primero.',
  freeSeat: 'Abrir este asiento a cualquiera',

  seen: 'La gente con la que he jugado últimamente ve cuándo estoy en línea',
  seenAbout: 'Nadie más lo sabe, ni la gente que has bloqueado.',
};
