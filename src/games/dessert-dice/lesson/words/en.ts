/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello:
    'Your secret card is ice cream: nobody else sees it. At the end you score your largest group of dice with ice cream on top.',
  place: 'Each turn you place a die or tip one. Take the red ice cream from the box and put it on the marked square.',
  sides:
    'Ada has placed a jello tart. A die has three desserts, each on two opposite sides, and the arrows show what would come up.',
  tip: 'Tip her die to the south: it rolls over its edge into the next square, and ice cream comes up beside yours.',
  back: 'Ada has tipped it away to the east! A tip may not be undone by the very next turn, so that die cannot come back now.',
  fill: 'Place the green ice cream on the free square: two dice side by side are a cluster of 2. No die can be tipped onto it.',
  black:
    'What does Ada collect, sweet rolls? The black die belongs to no cluster: set it beside her roll, where it is in the way.',
  leap: 'That is all one can do in a turn. We leap ahead, to a tray that is nearly full.',
  join: 'When the tray is full, it ends. One more ice cream joins your two clusters here: from 4 dice to 7 at one stroke.',
  turn: 'A tip can score as well: roll this die to the east, and its ice cream joins the rest. Careful, Ada may tip it again.',
  level:
    'Nobody may pass, and after twenty tips in a row one has to place. Level on points, the one who placed last wins.',
  free: 'Four squares are left, and you know it all. Play on as you like: Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
