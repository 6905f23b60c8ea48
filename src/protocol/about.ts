import type { Profile } from '../core/game.ts';
import type { PageTexts } from './texts/en.ts';

/** A page in a few words, for the tab, a preview, and those who search. */
export interface About {
  readonly title: string;
  readonly description: string;
}

/** What is known of a game without its rules. */
export interface AboutGame {
  readonly profile: Profile;
  readonly tagline: string;
}

/** Pages that say the same as another one. */
const sameAs: Readonly<Record<string, keyof PageTexts>> = {
  table: 'home',
  open: 'lobby',
  r: 'replay',
  embed: 'replay',
};

/** The page at an address in parts, as `currentRoute` has them. */
export function aboutPage(texts: PageTexts, parts: readonly string[], gameOf: (id: string) => AboutGame | null): About {
  const [name = '', id = ''] = parts;
  const own = gameOf(name);
  if (own !== null) return { title: `${own.profile.name} · Windfall`, description: own.tagline };
  const key = sameAs[name] ?? name;
  if (key === 'home' || !Object.hasOwn(texts, key)) return { title: texts.home.title, description: texts.home.about };
  const { title, about } = texts[key as keyof PageTexts];
  const game = gameOf(id);
  // A day is told as it is written everywhere.
  const subject = game?.profile.name ?? (name === 'daily' && /^\d{4}-\d\d-\d\d$/.test(id) ? id : null);
  return { title: `${subject === null ? '' : `${subject} · `}${title} · Windfall`, description: about };
}
