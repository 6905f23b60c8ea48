import { type Language, languages, preferredLanguage } from '../core/words.ts';
import { setPace } from '../games/parts/motion.svelte.ts';
import { readStored, writeStored } from './stored.ts';

export const themes = ['auto', 'day', 'night'] as const;
export const speeds = ['calm', 'usual', 'brisk', 'instant'] as const;
export type Theme = (typeof themes)[number];
export type Speed = (typeof speeds)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  hasSound: boolean;
  /** Short texts that explain each kind of decision once. */
  hasCoach: boolean;
  /** Single keys at a table, as listed under "?". */
  hasShortcuts: boolean;
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
    hasCoach: true,
    hasShortcuts: true,
  };
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null) return usual;
  // What another version wrote is taken only where it still means something.
  const { language, theme, speed, hasSound, hasCoach, hasShortcuts } = stored as Partial<Settings>;
  return {
    language: languages.find((known) => known === language) ?? usual.language,
    theme: themes.find((known) => known === theme) ?? usual.theme,
    speed: speeds.find((known) => known === speed) ?? usual.speed,
    hasSound: hasSound === true,
    hasCoach: hasCoach !== false,
    hasShortcuts: hasShortcuts !== false,
  };
}

export const settings = $state<Settings>(read());

/** Carries the settings out and keeps them; called by the app whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  setPace(factors[settings.speed].motion);
  writeStored(KEY, settings);
}

export const pauseMillis = (millis: number): number => millis * factors[settings.speed].pause;
