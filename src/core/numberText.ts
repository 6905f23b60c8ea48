import type { Language } from './words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it a hundred times. */
function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  formats.set(key, made);
  return made;
}

/**
 * Numbers as people read them, with the decimal sign of their language. The sign is a minus everywhere: a hyphen is shorter, breaks lines, and
 * beside a plus looks like another thing. What rounds to nothing has no minus.
 */
export function numberText(value: number, digits = 0, language: Language = 'en'): string {
  const size = formatOf(language, digits).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
}

/** A change: "+5", "−5". */
export function changeText(value: number, digits = 0, language: Language = 'en'): string {
  const text = numberText(value, digits, language);
  return text.startsWith('−') ? text : `+${text}`;
}
