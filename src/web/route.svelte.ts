/**
 * The page the address asks for: `#/` home, `#/<game>` set up, `#/table/<id>`, `#/replay/<record>/<step>`, `#/fair/<record>`, `#/rules/<game>`, `#/sheet/<game>`, `#/lab/<game>`, `#/games` (mine);
 * online `#/lobby`, `#/open/<game>`, `#/join/<code>`, `#/online/<table>`, `#/daily/<game>/<date>`, `#/me`.
 */
let path = $state(location.hash.slice(2));

addEventListener('hashchange', () => {
  path = location.hash.slice(2);
  scrollTo(0, 0);
});

/** The address in parts: the first names the page. */
export const currentRoute = (): readonly string[] => path.split('/').filter((part) => part !== '');

export function go(to: string): void {
  location.hash = `#/${to}`;
}
