import type { PeopleTexts } from './en.ts';

export const fr: PeopleTexts = {
  title: 'Avec qui tu joues',
  isHere: 'en ligne',
  lastGame: (game) => `dernière partie : ${game}`,
  invite: 'Inviter',
  inviteTo: (name, game) => `Inviter ${name} : ${game}`,
  showAll: (n) => `Afficher les ${n}`,

  invitations: 'Invitations',
  invitesYou: (name, game) => `${name} t’invite à jouer à ${game}.`,
  forCircle: (circle) => `Pour « ${circle} »`,
  asksYou: (name, circle) => `${name} te propose de rejoindre le groupe « ${circle} ».`,
  sitDown: 'S’asseoir',
  notNow: 'Pas maintenant',
  join: 'Rejoindre',

  newCircle: 'Nouveau groupe',
  circleAbout:
    'Pour celles et ceux avec qui tu joues souvent, par exemple « Notre mardi ». Nous leur demandons d’abord.',
  circleName: 'Nom du groupe',
  exampleName: 'Notre mardi',
  whoIsIn: 'Qui en fait partie ?',
  makeCircle: 'Créer le groupe',
  isAsked: 'réponse attendue',
  table: 'Table pour tous',
  tableFor: (circle) => `Table pour tous : ${circle}`,
  change: 'Modifier…',
  changeCircle: (circle) => `Modifier : ${circle}`,
  anotherGame: 'Un autre jeu',
  askMore: 'Demander à d’autres',
  ask: 'Demander',
  saveName: 'Enregistrer le nom',
  remove: (name) => `Retirer ${name}`,
  leave: 'Quitter le groupe',

  wholeCircle: 'Inviter un groupe',
  noCircle: 'Aucun',
  firstCome: 'Il y a plus de personnes que de places : les premières arrivées s’assoient.',
  freeSeat: 'Ouvrir cette place à tout le monde',

  seen: 'Les personnes avec qui j’ai joué récemment voient quand je suis en ligne',
  seenAbout: 'Personne d’autre ne l’apprend, ni les personnes que tu as bloquées.',
};
