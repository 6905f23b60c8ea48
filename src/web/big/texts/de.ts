import type { BigTexts } from './en.ts';

export const de: BigTexts = {
  show: 'Auf großem Bildschirm zeigen',
  about:
    'Für einen Fernseher oder großen Monitor: Öffne dort diese Adresse. Alle spielen am eigenen Telefon, und niemandes Hand ist zu sehen.',
  fullScreen: 'Vollbild',
  scan: 'Scannen und hinsetzen',
  orOpen: 'oder im Browser öffnen',
  yourHand: 'Dein Telefon ist deine Hand.',
  again: 'Eine Revanche am Telefon bringt das nächste Spiel hierher.',
};
