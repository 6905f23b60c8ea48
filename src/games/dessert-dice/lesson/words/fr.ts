import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  hello:
    'Ta carte secrète est la crème glacée, que personne d’autre ne voit. À la fin, seul compte ton plus grand groupe de dés avec ce dessert.',
  place:
    'À chaque tour, on pose un dé ou on en bascule un. Prends la crème glacée rouge dans la réserve et pose-la sur la case marquée.',
  sides:
    'Ada a posé une tartelette. Un dé porte trois desserts, chacun sur deux faces opposées ; les flèches montrent ce qui passerait dessus.',
  tip: 'Bascule son dé vers le sud : il roule sur la case voisine, et une crème glacée apparaît près de la tienne.',
  back: 'Ada l’a basculé vers l’est ! Le tour suivant ne peut pas défaire une bascule, donc ce dé ne peut pas revenir maintenant.',
  fill: 'Pose la crème glacée verte sur la case libre : deux dés côte à côte font un groupe de 2. Aucun dé n’y basculera plus.',
  black:
    'Ada collectionne-t-elle les brioches ? Le dé noir n’appartient à aucun groupe : pose-le à côté de la sienne, où il gêne.',
  leap: 'C’est tout ce qu’on peut faire à son tour. Faisons un bond, jusqu’à un plateau presque plein.',
  join: 'Plateau plein, partie finie. Ici, une crème glacée de plus réunit tes deux groupes : de 4 dés à 7 d’un seul coup.',
  turn: 'Une bascule aussi peut rapporter : bascule ce dé vers l’est, et sa crème glacée rejoint les autres. Mais Ada peut le rebasculer.',
  level:
    'On ne peut pas passer, et après vingt bascules de suite il faut poser. À égalité, le dernier à avoir posé gagne.',
  free: 'Il reste quatre cases, et tu sais tout. Joue comme tu veux : Ada n’est qu’un Germe.',
};
