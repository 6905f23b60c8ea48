/** The texts of the big screen; the other languages have the same keys. */
export const en = {
  show: 'Show on a big screen',
  about:
    'For a television or a large monitor: open this address there. Everybody plays on their own phone, and nobody’s hand is shown.',
  fullScreen: 'Full screen',
  scan: 'Scan and sit down',
  orOpen: 'or open in the browser',
  yourHand: 'Your phone is your hand.',
  again: 'A rematch on your phones brings the next game here.',
};

export type BigTexts = typeof en;
