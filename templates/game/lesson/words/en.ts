/** What the lesson says; no text is longer than 160 characters. */
export const en = {
  hello: 'A hundred points win. In your turn the die is rolled again and again, and its numbers are added up.',
  roll: 'The first roll is a 5. Roll on.',
  hold: 'Eleven points are at stake. Hold, and they are yours; your turn is over then.',
  lost: 'Ada rolled a 1: a 1 takes all points of the turn. Hold your 3, however small it is.',
  leap: 'That is all. We leap ahead to where the goal is near.',
  goal: 'You have 88, and 6 in this turn. The one who holds 100 wins at once: six more are needed, so roll on.',
  free: 'Now it is up to you. Roll on or hold: Ada is only a Seedling.',
};

export type LessonTexts = typeof en;
