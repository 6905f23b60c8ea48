import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const en: AboutTexts<AboutName> = {
  centre: { title: 'The centre', text: 'Everybody’s dice. What you pull to pay is gone for the rest of the season.' },
  season: {
    title: 'Season',
    text: 'It ends as soon as everybody has passed once in a row. Then all dice return to their owners.',
  },
  throw: {
    title: 'Your dice',
    text: 'You roll some of them into the centre: at least half on the first turn of a season, later at least one.',
  },
  grape: {
    title: 'Grape',
    text: 'One grape and one barrel that suits it make a wine. Bought with dice from the centre.',
  },
  research: {
    title: 'Research',
    text: 'Give up a grape and pull dice of different values to circle them: each circle is one more point in every later wine of this grape.',
  },
  wine: {
    title: 'What the wine brings',
    text: 'The base of the grape and its research circles. Fertilizers add to it.',
  },
  bonus: {
    title: 'Fertilizer for this grape',
    text: 'It adds these points to the wine it goes into. One of each kind at most.',
  },
  fitting: { title: 'Barrel for this grape', text: 'The grape becomes wine only in a barrel that is marked here.' },
  barrel: {
    title: 'Barrel',
    text: 'It costs a straight: three dice for Kentucky, four for Allier, five for Limousin. A wine uses it up.',
  },
  fertilizer: { title: 'Fertilizer', text: 'It adds points to a wine of a grape that takes it, and is used up by it.' },
  price: { title: 'Price', text: 'Pull exactly these dice from the centre to buy one.' },
  boxes: {
    title: 'Warehouse',
    text: 'Each thing you buy fills an empty box. A crossed box does not become free again.',
  },
  spoils: { title: 'Spoils', text: 'What is marked with ° and still unused after a Fall is crossed off.' },
  shelf: {
    title: 'Your wines',
    text: 'The points of your wines, season by season. The highest total after the last season wins.',
  },
  score: {
    title: 'Points',
    text: 'The points of all wines made so far. The highest total after the last season wins.',
  },
  dice: {
    title: 'Dice left',
    text: 'Dice that can still be rolled into the centre this season, of all that this player has.',
  },
  reach: {
    title: 'Can I buy it?',
    text: 'What the centre says to this price: buy it and how many dice that leaves, what is missing, or how likely your roll makes it possible.',
  },
  pass: {
    title: 'Pass',
    text: 'You do nothing this turn and may act again in the next one. Once everybody has passed in a row, the season is over.',
  },
  pays: {
    title: 'Any one die',
    text: 'A wine costs one die from the centre, whatever it shows. Give up the one that the others would need.',
  },
};
