/**
 * How large the words at the top of a big screen are written: they fit into their bar whatever they say, and the bar is always as tall, for with
 * another height the whole table below would be laid out anew. It is estimated, not measured: that, too, would lay out the page once more. Sizes are in rem.
 */
export interface Fit {
  readonly duty: number;
  readonly last: number;
}

/** The room beside the mark of a seat, without and with the line of a series. */
const ROOM = 45.5;
const ROOM_IN_SERIES = 32.5;
/** How wide a letter of a title and of a text is on average, in its own size. */
const TITLE_EM = 0.52;
const TEXT_EM = 0.5;
/** A line that breaks between words is not full. */
const FILLED = 0.88;

const LARGE = 1.75;
const MEDIUM = 1.3;
/** From here on the bar has room for two lines above what was done. */
const SMALL = 1.2;
const USUAL = 0.95;
/** What is smaller cannot be read from the sofa. */
const LEAST = 0.8;

/** Letters of average width: a capital is as wide as one and a half, and what fills a square as two. */
const lettersIn = (text: string): number =>
  text.length +
  (text.match(/[\p{Lu}mw]/gu)?.length ?? 0) / 2 +
  (text.match(/[\u1100-\u11ff\u3000-\uffdc]/g)?.length ?? 0);

/** The largest size in which a text has room on so many lines. */
const ofLines = (lines: number, room: number, em: number, text: string): number =>
  (lines === 1 ? room : lines * room * FILLED) / (em * Math.max(1, lettersIn(text)));

export function fitOf(duty: string, last: string, isSeries: boolean): Fit {
  const room = isSeries ? ROOM_IN_SERIES : ROOM;
  const one = ofLines(1, room, TITLE_EM, duty);
  const isOne = one >= MEDIUM;
  const two = ofLines(2, room, TITLE_EM, duty);
  // Two lines of what is asked leave room for one of what was done, or two small ones.
  const isShort = ofLines(isOne ? 2 : 1, room, TEXT_EM, last) >= USUAL;
  return {
    duty: isOne ? (one >= LARGE ? LARGE : MEDIUM) : Math.max(LEAST, Math.min(SMALL, two)),
    last: isShort ? USUAL : LEAST,
  };
}
