/** As much of style sheets as drawings need: classes, tags and attributes, one inside the other. */

export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: ReadonlySet<string>;
  readonly parent: Element | null;
}

interface Compound {
  readonly matches: (element: Element) => boolean;
  readonly weight: number;
}

interface Rule {
  /** From the element outwards, each with how it hangs together with the one before. */
  readonly compounds: readonly (Compound & { readonly isParent: boolean })[];
  readonly weight: number;
  readonly declarations: Declarations;
}

export type Declarations = readonly (readonly [property: string, value: string])[];

export function readDeclarations(text: string): Declarations {
  return text.split(';').flatMap((part): [string, string][] => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()]];
  });
}

/** Rules for pages alone (media, keyframes, containers, pseudo elements) are left out: a drawing stands still. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < plain.length; ) {
    const open = plain.indexOf('{', at);
    if (open < 0) break;
    let close = open + 1;
    for (let depth = 1; close < plain.length; close++) {
      depth += plain[close] === '{' ? 1 : plain[close] === '}' ? -1 : 0;
      if (depth === 0) break;
    }
    const head = plain.slice(at, open).trim();
    if (!head.startsWith('@')) rules.push(...rulesOf(head, readDeclarations(plain.slice(open + 1, close))));
    at = close + 1;
  }
  return rules;
}

/** By the commas that are not inside of brackets. */
const splitList = (text: string): string[] => text.split(/,(?![^(]*\))/).map((part) => part.trim());

function rulesOf(head: string, declarations: Declarations): Rule[] {
  return splitList(head).flatMap((selector) => {
    const parts = selector.replace(/\s*>\s*/g, ' >').split(/\s+(?![^(]*\))/);
    const compounds = parts.map((part) => {
      const compound = readCompound(part.replace(/^>/, ''));
      return compound === null ? null : { ...compound, isParent: part.startsWith('>') };
    });
    if (compounds.some((compound) => compound === null)) return [];
    const known = compounds.flatMap((compound) => compound ?? []).reverse();
    return [{ compounds: known, weight: known.reduce((sum, { weight }) => sum + weight, 0), declarations }];
  });
}

const TAG = 1;
const CLASS = 100;

/** Null where it asks for something that no drawing has. */
function readCompound(text: string): Compound | null {
  const tests: ((element: Element) => boolean)[] = [];
  let weight = 0;
  let rest = text;
  const pattern = /^(?:\*|([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=['"]?([^\]'"]*)['"]?)?\]|:(where|is|not)\(([^)]*)\))/;
  while (rest !== '') {
    const [whole, tag, name, attribute, value, pseudo, list] = pattern.exec(rest) ?? [];
    if (whole === undefined) return null;
    rest = rest.slice(whole.length);
    if (tag !== undefined) tests.push((element) => element.tag === tag);
    if (name !== undefined) tests.push(({ classes }) => classes.has(name));
    if (attribute !== undefined)
      tests.push(({ attributes: all }) => (value === undefined ? all.has(attribute) : all.get(attribute) === value));
    weight += tag !== undefined ? TAG : name !== undefined || attribute !== undefined ? CLASS : 0;
    if (pseudo === undefined || list === undefined) continue;
    const inside = splitList(list).flatMap((each) => readCompound(each) ?? []);
    tests.push((element) => inside.some(({ matches }) => matches(element)) === (pseudo !== 'not'));
    if (pseudo !== 'where') weight += Math.max(0, ...inside.map((each) => each.weight));
  }
  return { matches: (element) => tests.every((test) => test(element)), weight };
}

function holds({ compounds: [own, ...outer] }: Rule, element: Element): boolean {
  if (own === undefined || !own.matches(element)) return false;
  let isParent = own.isParent;
  let at = element.parent;
  for (const compound of outer) {
    while (at !== null && !compound.matches(at) && !isParent) at = at.parent;
    if (at === null || !compound.matches(at)) return false;
    ({ isParent } = compound);
    at = at.parent;
  }
  return true;
}

/** What rules say of an element, the last word last. */
export const declared = (rules: readonly Rule[], element: Element): Declarations =>
  rules
    .filter((rule) => holds(rule, element))
    .sort((a, b) => a.weight - b.weight)
    .flatMap(({ declarations }) => declarations);
