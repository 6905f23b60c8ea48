import type { LabTexts } from './en.ts';

export const es: LabTexts = {
  title: 'El laboratorio',
  about:
    'Los bots juegan a un juego una y otra vez en este dispositivo. El resultado muestra lo equilibrado que está el juego.',
  game: 'Juego',
  players: 'Jugadores',
  bots: 'Quién juega',
  botsAbout: 'En cada partida todos avanzan un asiento, para distinguir el efecto del asiento del efecto del bot.',
  bot: (n) => `Bot ${n}`,
  games: 'Partidas',
  seed: 'Semilla',
  seedAbout: 'La misma semilla da las mismas partidas.',
  start: 'Empezar',
  stop: 'Parar',
  progress: 'Partidas jugadas',
  soFar: (done, total) => `${done} de ${total} partidas`,
  stopped: (done, total) => `Detenido después de ${done} de ${total} partidas.`,
  failed: 'Un proceso del laboratorio ha fallado. Abajo está lo jugado hasta entonces.',
  keep: 'Guardar el resultado',
  more: 'Para más partidas, varias máquinas y componentes cambiados existe el comando «windfall lab».',
};
