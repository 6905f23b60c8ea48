/** Colours as style sheets write them, worked out for a program that knows only plain ones. */

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

const names: Readonly<Record<string, Channels>> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
};

const amount = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);

/** Null where it is no colour of this page's kinds. */
function read(text: string): Channels | null {
  const [, hex] = /^#([0-9a-f]{3,8})$/i.exec(text) ?? [];
  if (hex !== undefined) {
    const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    const part = (i: number): number => Number.parseInt(long.slice(2 * i, 2 * i + 2), 16);
    return [part(0), part(1), part(2), long.length === 8 ? part(3) / 255 : 1];
  }
  const [, inside] = /^rgba?\(([^)]*)\)$/.exec(text) ?? [];
  if (inside === undefined) return names[text] ?? null;
  const [red = '0', green = '0', blue = '0', alpha = '1'] = inside.split(/[\s,/]+/).filter((part) => part !== '');
  return [amount(red, 255), amount(green, 255), amount(blue, 255), amount(alpha, 1)];
}

function write([red, green, blue, alpha]: Channels): string {
  const whole = [red, green, blue].map((channel) => Math.round(Math.min(255, Math.max(0, channel))));
  if (alpha === 0) return 'none';
  return alpha >= 1 ? `rgb(${whole.join(',')})` : `rgba(${whole.join(',')},${Number(alpha.toFixed(3))})`;
}

const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const gamma = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055);

/** https://bottosson.github.io/posts/oklab: how far apart colours look. */
function toOklab([red, green, blue]: Channels): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: readonly [number, number, number], alpha: number): Channels {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  ];
}

/** What a function of style sheets was given, by the commas that are its own. */
function argumentsOf(inside: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of inside) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** `color-mix(in oklab, A 30%, B)`: shares of both, by how they look; what is seen through counts less. */
function mix(inside: string): string {
  const [space = '', ...given] = argumentsOf(inside);
  const parts = given.map((part) => {
    const [, before = part, share] = /^(.*?)\s+([\d.]+)%$/.exec(part) ?? [];
    return { colour: read(before), share: share === undefined ? null : Number(share) / 100 };
  });
  const [one, two] = parts;
  if (space !== 'in oklab' || one?.colour == null || two?.colour == null) return `color-mix(${inside})`;
  const share = one.share ?? (two.share === null ? 0.5 : 1 - two.share);
  const [a, b] = [one.colour[3] * share, two.colour[3] * (1 - share)];
  const [from, to] = [toOklab(one.colour), toOklab(two.colour)];
  if (a + b === 0) return 'transparent';
  const mixed = from.map((channel, i) => (channel * a + (to[i] ?? 0) * b) / (a + b)) as [number, number, number];
  return write(fromOklab(mixed, a + b));
}

/** The innermost calls of a function, one after the other. */
function resolve(text: string, name: string, answer: (inside: string) => string): string {
  for (let rest = text; ; ) {
    const start = rest.lastIndexOf(`${name}(`);
    if (start < 0) return rest;
    const from = start + name.length + 1;
    let end = from;
    for (let depth = 1; end < rest.length; end++) {
      depth += rest[end] === '(' ? 1 : rest[end] === ')' ? -1 : 0;
      if (depth === 0) break;
    }
    const found = answer(rest.slice(from, end));
    if (found.includes(`${name}(`)) return text;
    rest = rest.slice(0, start) + found + rest.slice(end + 1);
  }
}

/** A value with its variables put in, by day; `color` among them is the ink of what is around. */
export function plainValue(value: string, variables: ReadonlyMap<string, string>): string {
  const whole = resolve(value, 'var', (inside) => {
    const [name = '', fallback = ''] = argumentsOf(inside);
    return variables.get(name) ?? fallback;
  });
  const inked = whole.replace(/currentcolor/i, variables.get('color') ?? 'black');
  const byDay = resolve(inked, 'light-dark', (inside) => argumentsOf(inside)[0] ?? '');
  const mixed = resolve(byDay, 'color-mix', mix);
  const colour = read(mixed);
  return colour === null ? mixed : write(colour);
}
