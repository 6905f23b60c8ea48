/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello:
    'One garden for everybody! Each turn you roll four dice and spend them: seeds are bought, placed, watered and harvested.',
  buy: 'For one die you buy a seed worth that much or less. Take a tomato for the 3.',
  place: 'Two dice place it, one for the row and one for the column. Put the tomato in row 2, column 4.',
  water:
    "One die that shows the seed's value or more waters it: the 5 is enough for your tomato. It turns ripe at once.",
  harvest:
    'Ada has grown a squash beside your tomato. A die of its value or more brings your own ripe veggie in: 3 points.',
  chain:
    'Harvest the tomato. It runs on to smaller veggies beside it: Ada gets her squash, and you 1 point for starting it.',
  dial: 'Your dial goes into the garden, too. As a sundial it lets you change dice for row and column a little in every turn.',
  flip: 'A 6 turns your dial or critter over. The scarecrow keeps birds off the eight spaces around it, and veggies there earn 3 more.',
  critter:
    'Your critter is a bird first. It eats seeds of others, a rabbit eats their ripe veggies: place it in row 3, column 1.',
  walk: 'For one die it goes straight ahead, as many spaces as the die shows or fewer. Send it two spaces on.',
  must: 'While a die can do something, you must use it: buy a squash. At the end every seed left in your hand but one costs 5.',
  leap: 'Six of the seven actions are behind you. We leap ahead to where the supply is nearly sold out.',
  four: 'Four of a kind! You may roll all of them again.',
  eat: "Ada's carrot seed lies three spaces from your bird. The one who eats may swallow the tile, or pay its value to keep it.",
  spit: 'Go there with the 3, and spit the seed out for the 2: the carrot is yours now.',
  sundial:
    'Place the carrot on the star in row 6, column 4. Your sundial makes the 3 a 4, and a star will double the harvest.',
  remove: "Ada's bird is near your seeds: chase it off. That takes three dice: 4 and 2 for its space, and a 6.",
  stream:
    "Water runs on to smaller seeds, whoever owns them. The 5 waters your eggplant, Ada's tomato and your carrot in one go.",
  sun: 'No die is high enough for the eggplant. Your sun turns a die to any number once a game, and kept to the end it is 5 points.',
  star: 'Now harvest the eggplant: on a star it counts 10, and the chain brings your carrot in as well.',
  set: 'All five kinds make a set, 15 points, and three carrots a collection, 10. This harvest does both!',
  swallow:
    "Two spaces on lies a squash seed of Ada's. Swallow it: it leaves the game, and one of your discs stays on the bird.",
  rock: 'Two dice are left, for your rock. It stays for good, and no critter gets past it.',
  count:
    'The turn in which the last seed is bought ends the game, or a long time without a purchase. Sets, collections and the sun count.',
  free: 'One carrot is left in the supply. Play on as you like, and buy it when you are ready: Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
