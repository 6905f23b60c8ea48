import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  hello:
    'Bienvenue dans ton jardin. Les dés du plateau sont à tous : tu en prends un, puis Ada en prend un, et ainsi de suite.',
  first:
    'Prends la salade 3, puis touche la case marquée. Le chiffre est la colonne ; le premier légume d’une sorte va dans la rangée de ton choix.',
  touch: 'Dès le deuxième, un légume doit toucher par un côté un autre de sa sorte. Le 4 va à côté du 3.',
  leave:
    'Plante la tomate : la carotte reste. Le dernier dé n’est à personne : il augmente le prix de son légume pour tout le monde.',
  market:
    'Regarde le marché : un cercle est coché pour les carottes. Chacune vaut maintenant 2 points, pour toi et pour Ada.',
  feed: 'La salade 6 ne rentre nulle part : la prendre nourrit ton cochon, six points du dé, six cercles. Une rangée pleine rapporte 2.',
  power: 'La rangée pleine t’a donné un pouvoir, l’étoile près du cochon. Il ajoute ou enlève 1 à un dé que tu prends.',
  bend: 'Prends la salade 1 et plante-la comme un 2, à côté des tiennes. L’étoile sur la case dit que cela coûte un pouvoir.',
  leap: 'Voilà une manche. Faisons un bond de quelques manches, jusqu’à l’approche de la récolte.',
  ribbon: 'La salade 6 complète ta rangée du haut. Une rangée pleine gagne son ruban : 5 points, en plus du légume.',
  worth:
    'Un légume vaut les cercles cochés de son marché. Les tomates en sont à 3 : une cinquième tomate, c’est 3 points.',
  choose:
    'Pense au dé que tu laisses ! Prends la carotte pour le ruban : il reste la salade, et chacune de tes six vaut 1 de plus.',
  count:
    'La dernière manche est là quand un jardin, un cochon ou un marché est plein. Qui a le plus de points gagne, cochon compris.',
  free: 'Tu sais tout maintenant. Joue comme tu veux jusqu’à la fin : Ada n’est qu’un Germe.',
};
