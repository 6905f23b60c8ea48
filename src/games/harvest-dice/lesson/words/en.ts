/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello:
    'Welcome to your garden. The dice in the tray belong to everybody: each turn you take one, and Ada takes the next.',
  first:
    'Take the lettuce 3, then touch the marked space. Its number is the column; the first of a kind may go into any row.',
  touch: 'From the second on, a vegetable must share a side with one of its kind. The 4 fits beside the 3.',
  leave:
    'Plant the tomato, and the carrot is left over. The last die belongs to nobody: it raises the price of its vegetable for everyone.',
  market: 'See the market: a circle was crossed for carrots. Each carrot now brings 2 points, to you and to Ada.',
  feed: 'Lettuce 6 fits nowhere, so taking it feeds your pig: six pips, six circles. A full row of circles scores 2.',
  power:
    'The full row gave you a power, the star beside the pig. A power makes a die that you take one higher or lower.',
  bend: 'Take the lettuce 1 and plant it as a 2, beside your lettuce. The star on the space tells that it costs a power.',
  leap: 'So a round goes. We leap ahead by some rounds, to where the harvest is near.',
  ribbon: 'Lettuce 6 completes your top row. A full row earns its ribbon: 5 points, besides the vegetable.',
  worth: 'A vegetable is worth the circles in its market. Tomatoes stand at 3, so a fifth tomato is 3 points.',
  choose:
    'Think of the die you leave! Take the carrot for a ribbon: lettuce is left, and each of your six lettuce rises by 1.',
  count:
    'The last round has come when a garden, a pig or a market is full. Most points win, and the pig counts its last full row.',
  free: 'You know it all now. Play on as you like, to the end: Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
