/** Letters of other scripts that look like Latin ones, small or capital, and Latin ones that look like each other. */
const twins: readonly (readonly [looksLike: string, letters: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'вβьƅ'],
  ['c', 'сϲⅽ'],
  ['d', 'ԁⅾ'],
  ['e', 'еεєɛ'],
  ['g', 'ɡԍ'],
  ['h', 'нηһ'],
  ['k', 'кκ'],
  ['l', 'iıіιjј1|!ⅼӏ'],
  ['m', 'мμⅿ'],
  ['n', 'пոν'],
  ['o', 'оο0օσө'],
  ['p', 'рρ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'υսцʋ'],
  ['w', 'ԝωшщ'],
  ['x', 'хχ×'],
  ['y', 'уγүʏ'],
  ['z', 'ζʐ'],
];
const twinOf = new Map(twins.flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)));

/** Two names with the same outline look the same at a glance: without case, accents, spaces and dots, and with one letter for all its twins. */
export function outlineOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}\p{Extended_Pictographic}|!]/gu, '');
  return Array.from(letters, (letter) => twinOf.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** The name as it is, or with a number after it where it looks like one that is taken. */
export function distinctName(name: string, taken: Iterable<string>): string {
  const outlines = new Set(Array.from(taken, outlineOf));
  let shown = name;
  for (let count = 2; outlines.has(outlineOf(shown)); count++) shown = `${name} (${count})`;
  return shown;
}
