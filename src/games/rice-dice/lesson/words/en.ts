/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello: 'A hundred rice wins. A paddy gives rice in four steps: flood it, plant it, let it dry, harvest it.',
  choose:
    'Choose your first paddy. River Bend has 2 hexes, so it takes 2 water and 2 workers, and yields 14 rice when it is clean.',
  action:
    'Five dice, and you use them for one thing: workers, cards or water. You have two water symbols: choose water.',
  fill: 'Each water symbol takes a token from the pond. Two tokens flood your River Bend; a paddy that is half full would run dry again.',
  workers: 'A new turn. Two workers this time: use them.',
  plant:
    'Planting takes one worker for each hex, and a flooded paddy. What you plant you cannot harvest in the same turn.',
  reroll: 'You need water now, and there is none. Once a turn you may roll all five dice again.',
  weeds: 'Rerolling has a price: every weed that shows comes onto your paddies. Put this one on River Bend.',
  let: 'Rice is harvested dry. The water action also lets water out: choose it.',
  release: 'Release River Bend: its water runs back into the pond.',
  double: 'A double is two workers, so there are three. Use them.',
  pull: 'With a weed on it River Bend would yield 10 only. One worker pulls it out of a dry paddy.',
  harvest: 'Two workers are left, one for each hex: bring in the rice. All 14!',
  leap: 'So rice grows. We leap ahead: you have 90 rice and a second paddy, further down the slope.',
  cards: 'With two card symbols you draw two cards and may keep one. Choose cards.',
  keep: 'Sunlit Paddy has a single hex. Take it, and put it at the right end, at the foot of your slope.',
  slope: 'Your River Bend is planted and flooded, and Honorable Workers below lies dry. Choose water.',
  into: 'Water runs to the right: release River Bend into paddy 2. One dries and the other is flooded at one stroke.',
  take: 'One water symbol is left to take with: flood your Sunlit Paddy as well.',
  stay: "In a water action of Ada's you may let water out, too. You want to plant first, so keep it: you are done.",
  ability: 'You rolled no worker, but cards help: Honorable Workers adds one to every roll. Choose workers.',
  sow: 'One worker plants Sunlit Paddy, with its single hex. River Bend is ripe: its 14 rice would bring you over 100, and that wins at once.',
  free: 'Now it is up to you. Play on as you like, and bring River Bend in: Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
