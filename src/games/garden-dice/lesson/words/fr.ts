import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  hello:
    'Un seul potager pour tous ! À chaque tour, tu lances quatre dés et tu les dépenses : graines, cases, eau et récolte.',
  buy: 'Pour un dé, tu achètes une graine qui vaut autant ou moins. Prends une tomate pour le 3.',
  place: 'Deux dés la posent, l’un pour la rangée, l’autre pour la colonne. Pose la tomate en rangée 2, colonne 4.',
  water: 'Un dé de la valeur de la graine ou plus l’arrose : le 5 suffit pour ta tomate. Elle mûrit aussitôt.',
  harvest:
    'Ada a fait pousser une courge près de ta tomate. Un dé de sa valeur ou plus récolte ton légume mûr : 3 points.',
  chain:
    'Récolte la tomate. Cela se propage aux légumes plus petits à côté : Ada reçoit sa courge, et toi 1 point pour l’avoir lancé.',
  dial: 'Ton cadran va aussi au potager. En cadran solaire, il te laisse décaler un peu les dés de rangée et de colonne à chaque tour.',
  flip: 'Un 6 retourne ton cadran ou ta bestiole. L’épouvantail éloigne les oiseaux des huit cases autour, et les légumes y rapportent 3 de plus.',
  critter:
    'Ta bestiole est d’abord un oiseau. Il mange les graines des autres, le lapin leurs légumes mûrs : pose-la en rangée 3, colonne 1.',
  walk: 'Pour un dé, elle va tout droit, d’autant de cases que le dé montre ou moins. Envoie-la deux cases plus loin.',
  must: 'Tant qu’un dé peut agir, il faut l’utiliser : achète une courge. À la fin, chaque graine en main sauf une coûte 5.',
  leap: 'Six des sept actions sont derrière toi. Faisons un bond : la réserve est presque épuisée.',
  four: 'Quatre dés identiques ! Tu peux tous les relancer.',
  eat: 'La graine de carotte d’Ada est à trois cases de ton oiseau. Qui mange avale la tuile, ou paie sa valeur pour la garder.',
  spit: 'Vas-y avec le 3, et recrache la graine contre le 2 : la carotte est à toi maintenant.',
  sundial:
    'Pose la carotte sur l’étoile en rangée 6, colonne 4. Ton cadran fait du 3 un 4, et l’étoile doublera la récolte.',
  remove: 'L’oiseau d’Ada est près de tes graines : chasse-le. Il faut trois dés : 4 et 2 pour sa case, et un 6.',
  stream:
    'L’eau se propage aux graines plus petites, quel qu’en soit le propriétaire. Le 5 arrose ton aubergine, la tomate d’Ada et ta carotte.',
  sun: 'Aucun dé ne suffit pour l’aubergine. Une fois par partie, ton soleil tourne un dé comme tu veux ; gardé, il vaut 5 points.',
  star: 'Récolte l’aubergine : sur une étoile elle compte 10, et la chaîne récolte aussi ta carotte.',
  set: 'Les cinq sortes font un assortiment, 15 points, et trois carottes une collection, 10. Cette récolte fait les deux !',
  swallow:
    'Deux cases plus loin, une graine de courge d’Ada. Avale-la : elle quitte le jeu, et un de tes jetons reste sur l’oiseau.',
  rock: 'Il reste deux dés pour ton rocher. Il est là pour toujours, et aucune bestiole ne le franchit.',
  count:
    'La partie finit avec le tour où s’achète la dernière graine, ou après un long temps sans achat. Assortiments, collections et soleil comptent.',
  free: 'Il reste une carotte dans la réserve. Joue à ta guise, et achète-la quand tu veux : Ada n’est qu’un Germe.',
};
