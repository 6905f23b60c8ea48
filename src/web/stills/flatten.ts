import { plainValue } from './colour.ts';
import { type Declarations, declared, type Element, readDeclarations, readRules } from './css.ts';

/** What a drawing looks like; everything else of a style sheet is a matter of pages. */
const looks = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'display',
]);

type Rules = ReturnType<typeof readRules>;
type Variables = ReadonlyMap<string, string>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the drawing is at: the elements that are open, with what their children inherit. */
interface Open {
  readonly element: Element;
  readonly variables: Variables;
  readonly size: Size;
  readonly end: string;
}

const token = /<!--[\s\S]*?-->|<\/[\w:-]+\s*>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;

/**
 * Drawings of the boards as one SVG that needs no browser: elements one in the other with classes become plain shapes that say themselves how they
 * look, and drawings inside of drawings are put in their place.
 */
export function flatten(markup: string, css: string, root: Variables, size: Size): string {
  const rules = readRules(css);
  const stack: Open[] = [];
  const outside = { variables: root, size };
  let drawn = '';
  for (const [whole, tag, attributes = '', isShut] of markup.matchAll(token)) {
    if (whole.startsWith('<!--')) continue;
    if (whole.startsWith('</')) drawn += stack.pop()?.end ?? '';
    else if (tag === undefined) drawn += whole;
    else {
      const { start, ...open } = begin(tag, attributes, stack.at(-1)?.element ?? null, stack.at(-1) ?? outside, rules);
      drawn += start;
      if (isShut === '/') drawn += open.end;
      else stack.push(open);
    }
  }
  return drawn;
}

function begin(
  tag: string,
  text: string,
  parent: Element | null,
  { variables: inherited, size }: Pick<Open, 'variables' | 'size'>,
  rules: Rules,
): Open & { readonly start: string } {
  const attributes = new Map(
    [...text.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const classes = new Set((attributes.get('class') ?? '').split(' '));
  const element: Element = { tag, attributes, classes, parent };
  const said = [...declared(rules, element), ...readDeclarations(attributes.get('style') ?? '')];
  const ink = attributes.get('color');
  const variables = withVariables(inherited, ink === undefined ? said : [['color', ink], ...said]);
  const shown = new Map(
    [...attributes].filter(([name]) => !/^(class|style|color|role|viewBox|preserve.*|aria-.*|data-.*)$/.test(name)),
  );
  for (const [name, value] of shown)
    if (/[(]/.test(value) && looks.has(name)) shown.set(name, plainValue(value, variables));
  for (const [name, value] of said.flatMap(longhand))
    if (looks.has(name)) shown.set(name, plainValue(value, variables));
  if (tag === 'svg') return { element, variables, ...place(element, shown, size) };
  return { element, variables, size, start: `<${tag}${written(shown)}>`, end: `</${tag}>` };
}

function withVariables(inherited: Variables, said: Declarations): Variables {
  const own = said.filter(([name]) => name.startsWith('--') || name === 'color');
  if (own.length === 0) return inherited;
  const all = new Map(inherited);
  // The ink may be one of the element's own variables.
  for (const isInk of [false, true])
    for (const [name, value] of own) if ((name === 'color') === isInk) all.set(name, plainValue(value, all));
  return all;
}

/** `font: 700 23px Caveat, cursive` in its parts. */
function longhand([name, value]: Declarations[number]): Declarations {
  const [, weight, size, family] = /^(?:(\d+) )?([\d.]+px)(?:\/\S+)? (.*)$/.exec(value) ?? [];
  if (name !== 'font' || size === undefined || family === undefined) return [[name, value]];
  return [
    ['font-weight', weight ?? '400'],
    ['font-size', size],
    ['font-family', family],
  ];
}

const written = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`).join('');

/** A drawing inside of a drawing fills its place, and is never distorted unless it says so. */
function place({ attributes }: Element, shown: Map<string, string>, outer: Size) {
  const take = (name: string, whole: number): number => {
    const value = attributes.get(name) ?? '';
    shown.delete(name);
    return value === '' || value.endsWith('%') ? whole : Number(value);
  };
  const [width, height] = [take('width', outer.width), take('height', outer.height)];
  const [x, y] = [take('x', 0), take('y', 0)];
  const [left = 0, top = 0, wide = width, high = height] = (attributes.get('viewBox') ?? `0 0 ${width} ${height}`)
    .split(' ')
    .map(Number);
  const [across, down] = [width / wide, height / high];
  const isFree = attributes.get('preserveAspectRatio') === 'none';
  const [a, d] = isFree ? [across, down] : [Math.min(across, down), Math.min(across, down)];
  const round = (value: number): number => Number(value.toFixed(3));
  const [e, f] = [x + (width - wide * a) / 2 - left * a, y + (height - high * d) / 2 - top * d];
  const transform = `matrix(${round(a)} 0 0 ${round(d)} ${round(e)} ${round(f)})`;
  return { size: { width: wide, height: high }, start: `<g transform="${transform}"${written(shown)}>`, end: '</g>' };
}
