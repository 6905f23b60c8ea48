/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello:
    'Everybody rolls dice into one pool in the middle and pulls dice out of it again. Pulled dice are gone for the season.',
  roll: 'Your turn starts with a roll. In the first turn of a season roll at least half of your dice: nine.',
  grape: 'Then you do one thing. Buy a Merlot grape: it costs two dice that add up to 7, and the 3 and the 4 do.',
  one: 'A new turn: from now on one die is enough, but you may roll more. What you roll, Ada may take as well.',
  barrel:
    'A barrel costs a straight: three in a row buy the Kentucky barrel, with 1, 2 and 3. It suits a Merlot, which takes any barrel.',
  more: 'What you buy can be used from your next turn on. Roll a die again.',
  ash: 'Fertilizers make a wine worth more. Volcanic ash costs two of a kind: pay with the sixes.',
  last: 'Grape, barrel and ash are together now. One more roll, and you can make wine.',
  wine: 'Use the Merlot: any one die makes it a wine in the Kentucky barrel. Its base is 2, and the ash adds 2: four points!',
  spoil:
    'A season ends when all pass in a row, and after every Fall most grapes and some fertilizers spoil. Merlot, ash and barrels keep.',
  leap: 'We leap ahead, to the last Fall of three years.',
  fall: 'What you do not use now is worth nothing: after this Fall the most points win. Roll one die into the small pool.',
  circle:
    'You have two Chardonnay. One of them can be given up for research: dice of different values circle boxes in its row.',
  research:
    'Each circle is 1 point more in every Chardonnay from then on. Open the Chardonnay, and research with the 2, the 3 and the 5.',
  passed: 'Ada has passed. She is not out: the season ends only when you pass as well, so go on and roll.',
  great:
    'Now the great wine: Chardonnay in the Kentucky barrel, with ash and truffles. Research 3, ash 2, truffles 6: 11 points.',
  wait: 'Roll one more. You still have a Merlot and vanilla, but no barrel.',
  skip: 'One die buys nothing that helps, so pass. You are not out; but if Ada passed too, the Fall and the game would be over.',
  free: 'Ada has made a wine and left 1, 2 and 3: first a barrel, then your Merlot? Play on as you like, Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
