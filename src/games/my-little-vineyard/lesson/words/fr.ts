import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  hello: 'Tout le monde lance des dés au centre et en reprend. Un dé pris est perdu pour la saison.',
  roll: 'Ton tour commence par un lancer. Au premier tour d’une saison, lance au moins la moitié de tes dés : neuf.',
  grape: 'Puis tu fais une chose. Achète un raisin Merlot : il coûte deux dés qui font 7, et le 3 et le 4 conviennent.',
  one: 'Nouveau tour : désormais un dé suffit, mais tu peux en lancer plus. Ce que tu lances, Ada peut le prendre aussi.',
  barrel:
    'Un fût coûte une suite : trois dés de suite achètent le fût du Kentucky, ici 1, 2 et 3. Le Merlot va dans tous les fûts.',
  more: 'Ce que tu achètes sert au plus tôt à ton tour suivant. Lance encore un dé.',
  ash: 'Les engrais rendent un vin meilleur. La cendre volcanique coûte deux dés identiques : paie avec les six.',
  last: 'Raisin, fût et cendre sont réunis. Encore un lancer, et tu peux faire du vin.',
  wine: 'Utilise le Merlot : un dé au choix en fait un vin dans le fût du Kentucky. Base 2, la cendre ajoute 2 : quatre points !',
  spoil:
    'Une saison finit quand tous passent l’un après l’autre. Après chaque automne, bien des choses se gâtent ; Merlot, cendre et fûts restent.',
  leap: 'Faisons un bond, jusqu’au dernier automne des trois années.',
  fall: 'Ce que tu n’utilises pas maintenant ne vaut plus rien : après cet automne, on compte les points. Lance un dé au centre.',
  circle:
    'Tu as deux Chardonnay. L’un peut servir à la recherche : des dés différents entourent des cases de sa ligne.',
  research:
    'Chaque cercle vaut 1 point de plus dans tout Chardonnay à venir. Ouvre le Chardonnay et étudie-le avec le 2, le 3 et le 5.',
  passed: 'Ada a passé. Elle n’est pas éliminée : la saison ne finit que si tu passes aussi, alors lance.',
  great:
    'Voici le grand vin : Chardonnay en fût du Kentucky, cendre et truffes. Recherche 3, cendre 2, truffes 6 : 11 points.',
  wait: 'Lance encore un dé. Il te reste un Merlot et de la vanille, mais pas de fût.',
  skip: 'Un dé n’achète rien d’utile : passe. Cela n’élimine pas ; mais si Ada passait aussi, l’automne et la partie seraient finis.',
  free: 'Ada a fait un vin et laissé 1, 2 et 3 : d’abord un fût, puis ton Merlot ? Joue comme tu veux, Ada n’est qu’un Germe.',
};
