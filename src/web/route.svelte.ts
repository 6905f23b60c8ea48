import { profiles } from '../games/registry.web.ts';
import { pageNames } from '../protocol/pages.ts';
import { addressIn, baseOf, pageAt } from './address.ts';

/**
 * The page the address asks for: `/` home, `/<game>` set up, `/table/<id>`, `/learn/<game>`, `/replay/<record>/<step>`, `/r/<shared>/<step>`, `/fair/<record>`, `/rules/<game>`, `/sheet/<game>`, `/lab/<game>`, `/puzzles/<game>`, `/games` (mine);
 * online `/lobby`, `/open/<game>`, `/t/<code>`, `/t/<code>/screen`, `/online/<table>`, `/daily/<game>/<date>`, `/daily/<date>`, `/me`.
 */
const base = baseOf(document.baseURI);
// Browsers look for these again at any time.
for (const link of document.querySelectorAll<HTMLLinkElement>(
  'link:is([rel~="icon"],[rel="manifest"],[rel="apple-touch-icon"])',
))
  link.setAttribute('href', link.href);
// From here on addresses are relative to the page that they are on, as everybody expects: a piece of a drawing is `#piece`.
document.querySelector('base')?.remove();

/** Where the app is, and with it its server: an address without the last slash. */
export const home = `${location.origin}${base}`.replace(/\/$/, '');

export const linkTo = (page: string): string => addressIn(base, page);

const readPage = (): readonly string[] => pageAt(base, location) ?? [];

let page = $state.raw(readPage());

/** An address of the first edition is shown as it is written now. */
const showAddress = (): void => {
  if (location.hash.startsWith('#/')) history.replaceState(null, '', linkTo(page.join('/')));
};
showAddress();

/** The address in parts: the first names the page. */
export const currentRoute = (): readonly string[] => page;

addEventListener('popstate', () => {
  page = readPage();
  showAddress();
});

/** Goes to a page; `replace` where nobody wants to come back to this one. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(to));
  page = readPage();
  scrollTo(0, 0);
}

const isPage = ([first = '']: readonly string[]): boolean =>
  first === '' || pageNames.some((name) => name === first) || profiles.some(({ id }) => id === first);

/** A click on a link to one of our pages opens it here; what asks for another window gets one. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  const wanted = pageAt(base, link);
  if (wanted === null || !isPage(wanted)) return;
  event.preventDefault();
  go(wanted.join('/'));
});
