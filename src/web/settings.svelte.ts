import { MediaQuery } from 'svelte/reactivity';
import type { Verdict } from '../bots/verdict.ts';
import { type Language, languages, preferredLanguage } from '../core/words.ts';
import { setPace } from '../games/parts/motion.svelte.ts';
import { setOneTap } from '../games/parts/offer.ts';
import { readStored, writeStored } from './stored.ts';

export const themes = ['auto', 'day', 'night'] as const;
export const speeds = ['calm', 'usual', 'brisk', 'instant'] as const;
export const tutorSettings = ['off', 'inaccuracy', 'mistake', 'blunder'] as const satisfies readonly (
  | Verdict
  | 'off'
)[];
export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];
export type TutorSetting = (typeof tutorSettings)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  hasSound: boolean;
  /** A first game begins with its lesson being offered. */
  offersLessons: boolean;
  /** A finger plays with its first tap; else the first one only shows what would happen. */
  hasOneTap: boolean;
  /** Single keys at a table, as listed under "?". */
  hasShortcuts: boolean;
  /** From which class on the tutor at tables of this device asks; 'off' for none. */
  tutor: TutorSetting;
}

const KEY = 'windfall.settings';

/** How much of the usual pause and motion each speed takes. */
const factors: Record<Speed, { readonly pause: number; readonly motion: number }> = {
  calm: { pause: 1.8, motion: 1.2 },
  usual: { pause: 1, motion: 1 },
  brisk: { pause: 0.4, motion: 0.55 },
  instant: { pause: 0, motion: 0 },
};

function read(): Settings {
  const usual: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: 'auto',
    speed: 'usual',
    hasSound: false,
    offersLessons: true,
    hasOneTap: false,
    hasShortcuts: true,
    tutor: 'off',
  };
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null) return usual;
  // What another version wrote is taken only where it still means something.
  const { language, theme, speed, hasSound, offersLessons, hasOneTap, hasShortcuts, tutor } =
    stored as Partial<Settings>;
  return {
    language: languages.find((known) => known === language) ?? usual.language,
    theme: themes.find((known) => known === theme) ?? usual.theme,
    speed: speeds.find((known) => known === speed) ?? usual.speed,
    hasSound: hasSound === true,
    offersLessons: offersLessons !== false,
    hasOneTap: hasOneTap === true,
    hasShortcuts: hasShortcuts !== false,
    tutor: tutorSettings.find((known) => known === tutor) ?? usual.tutor,
  };
}

export const settings = $state<Settings>(read());

const darkness = new MediaQuery('(prefers-color-scheme: dark)');

/** How the page looks: as the person chose, or as the device does. */
export function themeNow(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme;
  return darkness.current ? 'night' : 'day';
}

/** Carries the settings out and keeps them; called by the app whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  setPace(factors[settings.speed].motion);
  setOneTap(settings.hasOneTap);
  writeStored(KEY, settings);
}

export const pauseMillis = (millis: number): number => millis * factors[settings.speed].pause;
