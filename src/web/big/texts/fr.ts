import type { BigTexts } from './en.ts';

export const fr: BigTexts = {
  show: 'Afficher sur un grand écran',
  about:
    'Pour un téléviseur ou un grand moniteur : ouvres-y cette adresse. Chacun joue sur son téléphone, et personne ne voit la main des autres.',
  fullScreen: 'Plein écran',
  scan: 'Scanne et prends place',
  orOpen: 'ou ouvre dans le navigateur',
  yourHand: 'Ton téléphone est ta main.',
  again: 'Une revanche sur vos téléphones amène ici la partie suivante.',
};
