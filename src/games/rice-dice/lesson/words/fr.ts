import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  hello:
    'Le premier à cent riz gagne. Une rizière en donne en quatre temps : inonder, planter, laisser sécher, récolter.',
  choose:
    'Choisis ta première rizière. River Bend a 2 hexagones : il lui faut 2 jetons d’eau et 2 ouvriers, et propre elle donne 14 riz.',
  action:
    'Cinq dés, et tu t’en sers pour une chose : ouvriers, cartes ou eau. Tu as deux symboles eau : choisis l’eau.',
  fill: 'Chaque symbole eau prend un jeton au réservoir. Deux jetons inondent River Bend ; à moitié pleine, elle se viderait.',
  workers: 'Nouveau tour. Deux ouvriers cette fois : sers-t’en.',
  plant:
    'Planter demande un ouvrier par hexagone et une rizière inondée. Ce que tu plantes ne se récolte pas le même tour.',
  reroll: 'Il te faut de l’eau, et il n’y en a pas. Une fois par tour, tu peux relancer les cinq dés.',
  weeds: 'Relancer a un prix : chaque mauvaise herbe visible vient sur tes rizières. Pose celle-ci sur River Bend.',
  let: 'Le riz se récolte à sec. L’action eau permet aussi de lâcher de l’eau : choisis-la.',
  release: 'Vide River Bend : son eau retourne au réservoir.',
  double: 'Un double, c’est deux ouvriers : en voilà trois. Sers-t’en.',
  pull: 'Avec une mauvaise herbe, River Bend ne donnerait que 10. Un ouvrier l’arrache d’une rizière à sec.',
  harvest: 'Il reste deux ouvriers, un par hexagone : rentre le riz. Les 14 !',
  leap: 'Ainsi pousse le riz. Faisons un bond : tu as 90 riz et une deuxième rizière, plus bas sur la pente.',
  cards: 'Avec deux symboles carte, tu pioches deux cartes et peux en garder une. Choisis les cartes.',
  keep: 'Sunlit Paddy n’a qu’un hexagone. Prends-la et pose-la à droite, au pied de ta pente.',
  slope: 'River Bend est plantée et inondée, Honorable Workers en dessous est à sec. Choisis l’eau.',
  into: 'L’eau coule vers la droite : vide River Bend dans la rizière 2. L’une sèche et l’autre est inondée, d’un seul coup.',
  take: 'Il te reste un symbole eau : inonde aussi Sunlit Paddy.',
  stay: 'Pendant une action eau d’Ada, tu peux aussi lâcher de l’eau. Tu veux d’abord planter : garde-la, c’est terminé.',
  ability:
    'Aucun ouvrier aux dés, mais les cartes aident : Honorable Workers en ajoute un à chaque lancer. Choisis les ouvriers.',
  sow: 'Un ouvrier plante Sunlit Paddy et son seul hexagone. River Bend est mûre : ses 14 te mèneraient au-delà de 100, et c’est gagné.',
  free: 'À toi maintenant. Joue comme tu veux et rentre River Bend : Ada n’est qu’un Germe.',
};
