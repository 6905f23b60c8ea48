/**
 * Addresses of pages: paths below the folder that the app is served from, which is the root of a site, or any folder of one. The page says where that is
 * by its `base`, or by its own place.
 */

/** Longer than any id: what is so long is a whole record. */
const MAX_PATH = 160;

/** The former name of pages that old links still use. */
const renamed: Readonly<Record<string, string>> = { join: 't' };

/** The folder of the app, as a path with a slash at its end. */
export const baseOf = (documentBase: string): string => new URL('.', documentBase).pathname;

/**
 * The address of a page like `rules/garden-dice`, as a path. A record in a link stays behind `#`: it is too long for a path, and no server has to
 * read it.
 */
export function addressIn(base: string, page: string): string {
  const [first = '', ...rest] = page.split('/');
  const named = renamed[first] ?? first;
  if (page.length > MAX_PATH) return `${base}${named}#${rest.join('/')}`;
  return base + [named, ...rest].join('/');
}

/** The page that an address asks for, in parts; addresses of the first edition are behind `#/`. Null for what is no page of ours. */
export function pageAt(base: string, { pathname, hash }: { pathname: string; hash: string }): string[] | null {
  if (!pathname.startsWith(base) && `${pathname}/` !== base) return null;
  const path = hash.startsWith('#/') ? hash.slice(2) : pathname.slice(base.length);
  const behind = hash.startsWith('#/') ? '' : hash.slice(1);
  const parts = `${path}/${behind}`.split('/').filter((part) => part !== '' && part !== 'index.html');
  const [first = '', ...rest] = parts.map(decoded);
  return first === '' ? [] : [renamed[first] ?? first, ...rest];
}

/** A part that nobody could have written is as good as any other that leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
