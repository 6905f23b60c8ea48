/** The page the address asks for: `#/` home, `#/<game>` a game. */
let path = $state(location.hash.slice(2));

addEventListener('hashchange', () => {
  path = location.hash.slice(2);
});

export const currentPath = (): string => path;
