import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const fr: AboutTexts<AboutName> = {
  centre: {
    title: 'Le centre',
    text: 'Les dés de tous. Ce que tu prends pour payer est perdu pour le reste de la saison.',
  },
  season: {
    title: 'Saison',
    text: 'Elle finit dès que tous ont passé l’un après l’autre. Tous les dés reviennent alors à leurs propriétaires.',
  },
  throw: {
    title: 'Tes dés',
    text: 'Tu en lances au centre : au moins la moitié au premier tour d’une saison, ensuite au moins un.',
  },
  grape: {
    title: 'Cépage',
    text: 'Un raisin et un fût qui lui convient font un vin. Le raisin s’achète avec des dés du centre.',
  },
  research: {
    title: 'Recherche',
    text: 'Barre un raisin et prends des dés de valeurs différentes pour les entourer : chaque cercle vaut un point de plus dans tout vin futur de ce cépage.',
  },
  wine: {
    title: 'Ce que rapporte le vin',
    text: 'La base du cépage et ses cercles de recherche. Les engrais s’y ajoutent.',
  },
  bonus: {
    title: 'Engrais pour ce cépage',
    text: 'Autant de points en plus s’il entre dans le vin, un de chaque sorte au plus.',
  },
  fitting: { title: 'Fût pour ce cépage', text: 'Le raisin ne devient vin que dans un fût indiqué ici.' },
  barrel: {
    title: 'Fût',
    text: 'Il coûte une suite : trois dés pour le Kentucky, quatre pour l’Allier, cinq pour le Limousin. Un vin le consomme.',
  },
  fertilizer: { title: 'Engrais', text: 'Il ajoute des points au vin d’un cépage qui l’accepte, et il est consommé.' },
  price: { title: 'Prix', text: 'Prends exactement ces dés au centre pour en acheter un.' },
  boxes: { title: 'Entrepôt', text: 'Chaque achat remplit une case vide. Une case barrée ne redevient pas libre.' },
  spoils: { title: 'Se gâte', text: 'Ce qui porte ° et n’a pas servi après un automne est barré.' },
  shelf: {
    title: 'Tes vins',
    text: 'Les points de tes vins, saison par saison. Le plus haut total après la dernière saison gagne.',
  },
  score: {
    title: 'Points',
    text: 'Les points de tous les vins faits jusqu’ici. Le plus haut total après la dernière saison gagne.',
  },
  dice: {
    title: 'Dés restants',
    text: 'Les dés, parmi tous ceux de ce joueur, qui peuvent encore être lancés au centre cette saison.',
  },
  reach: {
    title: 'Est-ce que je peux l’acheter ?',
    text: 'Ce que le centre dit de ce prix : acheter, et combien de dés restent alors, ce qui manque, ou la chance que ton lancer le permette.',
  },
  pass: {
    title: 'Passer',
    text: 'Tu ne fais rien ce tour-ci et pourras agir au prochain. Quand tous ont passé de suite, la saison est finie.',
  },
  pays: {
    title: 'Un dé, n’importe lequel',
    text: 'Un vin coûte un dé du centre, quoi qu’il montre. Prends celui dont les autres ont besoin.',
  },
};
