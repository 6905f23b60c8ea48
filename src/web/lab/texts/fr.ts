import type { LabTexts } from './en.ts';

export const fr: LabTexts = {
  title: 'Le labo',
  about:
    'Des bots jouent à un jeu encore et encore sur cet appareil. Le résultat montre à quel point il est équilibré.',
  game: 'Jeu',
  players: 'Joueurs',
  bots: 'Qui joue',
  botsAbout: 'À chaque partie, tous avancent d’une place, pour ne pas confondre l’effet de la place et celui du bot.',
  bot: (n) => `Bot ${n}`,
  games: 'Parties',
  seed: 'Graine',
  seedAbout: 'La même graine donne les mêmes parties.',
  start: 'Lancer',
  stop: 'Arrêter',
  progress: 'Parties jouées',
  soFar: (done, total) => `${done} ${done < 2 ? 'partie' : 'parties'} sur ${total}`,
  stopped: (done, total) => `Arrêté après ${done} ${done < 2 ? 'partie' : 'parties'} sur ${total}.`,
  failed: 'Une erreur s’est produite. Ce qui a été joué jusque-là est ci-dessous.',
  keep: 'Garder le résultat',
  example: (games, players) =>
    `Un exemple : ${games} parties avec les options habituelles, jouées auparavant par ${players}. « Lancer » joue les tiennes sur cet appareil.`,
  more: 'Pour plus de parties, plusieurs machines ou du matériel modifié, il y a la commande « windfall lab ».',
};
