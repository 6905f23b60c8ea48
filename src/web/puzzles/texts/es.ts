import type { PuzzleTexts } from './en.ts';

export const es: PuzzleTexts = {
  title: 'Problemas',
  about:
    'Una decisión cada vez: encuentra una buena jugada. Las posiciones vienen de partidas de bots y cada respuesta se ha juzgado dos veces.',
  kinds: { today: 'Problema del día', more: 'Más problemas', mine: 'Tus errores' },
  due: (n) => (n === 1 ? '1 pendiente' : `${n} pendientes`),
  which: '¿Qué problema?',
  ask: 'Encuentra una buena jugada. Solo cuenta una respuesta.',
  rival: (n) => `Rival ${n}`,
  right: (move) => `${move}: ¡bien!`,
  wrong: (move, verdict, percent) => `${move}: ${verdict}, ${percent} puntos porcentuales menos de opciones de ganar.`,
  better: (move) => `Lo mejor: ${move}.`,
  promise: (percent) => `Con ella ganas unas ${percent} de cada 100 partidas así.`,
  comesBack: 'Volverá entre tus errores.',
  backOn: (date) => `Vuelve el ${date}.`,
  madeThen: (move) => `En tu partida jugaste: ${move}.`,
  next: 'Problema siguiente',
  values: 'Lo que vale cada jugada',
  valuesBrief: 'Valores',
  valuesAbout:
    'Opciones de ganar y puntos al final, comparados con la mejor jugada encontrada; ± es el error estándar.',
  columns: { move: 'Jugada', verdict: 'Clase', win: 'Opciones de ganar', points: 'Puntos' },
  bestMove: 'la mejor',
  yours: 'tu respuesta',
  all: (n) => `Mostrar las ${n} jugadas`,
  looking: 'Se están juzgando las demás jugadas…',
  answered: (n, total) => `${n} de ${total} respondidos en este dispositivo.`,
  doneToday: 'Ya has respondido al problema de hoy. A medianoche (UTC) llega uno nuevo.',
  noneDue: 'No hay nada pendiente.',
  nextDue: (date) => `El próximo vuelve el ${date}.`,
  noMistakes:
    'Los errores llegan aquí solos: del análisis tras una partida («Suerte y habilidad»), de las jugadas que haces aunque el tutor te avise y de los problemas que fallas. Se quedan en este dispositivo y, si el servidor te conoce, en tu cuenta.',
  none: 'Este juego aún no tiene problemas.',
  kept: (n) =>
    n === 1 ? 'Un error tuyo te espera en el entrenamiento.' : `${n} errores tuyos te esperan en el entrenamiento.`,
};
