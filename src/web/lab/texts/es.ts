import type { LabTexts } from './en.ts';

export const es: LabTexts = {
  title: 'El laboratorio',
  about:
    'Los bots juegan una y otra vez al mismo juego en este dispositivo. El resultado muestra lo equilibrado que está.',
  game: 'Juego',
  players: 'Jugadores',
  bots: 'Quién juega',
  botsAbout:
    'En cada partida todos avanzan un asiento, para distinguir lo que se debe al asiento de lo que se debe al bot.',
  bot: (n) => `Bot ${n}`,
  games: 'Partidas',
  seed: 'Semilla',
  seedAbout: 'La misma semilla da las mismas partidas.',
  start: 'Empezar',
  stop: 'Parar',
  progress: 'Partidas jugadas',
  soFar: (done, total) => `${done} de ${total} partidas`,
  stopped: (done, total) => `Detenido después de ${done} de ${total} partidas.`,
  failed: 'Algo ha fallado. Abajo está lo jugado hasta entonces.',
  keep: 'Guardar el resultado',
  example: (games, players) =>
    `Un ejemplo: ${games} partidas con las opciones habituales, jugadas antes por ${players}. «Empezar» juega las tuyas en este dispositivo.`,
  more: 'Para más partidas, varias máquinas o componentes cambiados existe el comando «windfall lab».',
};
