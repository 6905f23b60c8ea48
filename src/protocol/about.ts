import type { Profile } from '../core/game.ts';
import { isDay, isLost } from './pages.ts';
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

/** The page at an address in parts, as `currentRoute` has them; `shown` is what it is about, where the address does not tell. */
export function aboutPage(
  texts: PageTexts,
  parts: readonly string[],
  gameOf: (id: string) => AboutGame | null,
  shown: string | null = null,
): About {
  const [name = '', id = ''] = parts;
  const own = gameOf(name);
  if (own !== null) return { title: `${own.profile.name} · Windfall`, description: own.tagline };
  if (isLost(parts, (each) => gameOf(each) !== null))
    return { title: `${texts.lost.title} · Windfall`, description: texts.lost.about };
  const key = sameAs[name] ?? name;
  if (key === 'home' || !Object.hasOwn(texts, key)) return { title: texts.home.title, description: texts.home.about };
  const { title, about } = texts[key as keyof PageTexts];
  const game = gameOf(id);
  // A day is told as it is written everywhere.
  const subject = shown ?? game?.profile.name ?? (name === 'daily' && isDay(id) ? id : null);
  return { title: `${subject === null ? '' : `${subject} · `}${title} · Windfall`, description: about };
}
