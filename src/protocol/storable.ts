/** Whether a database takes the text: PostgreSQL refuses the character 0, and halves of characters are no text at all. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether every text inside a JSON value can be stored, names of fields included. Whatever comes in is asked this once, at the door. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  for (const [name, item] of Object.entries(value)) if (!isStorableText(name) || !isStorable(item)) return false;
  return true;
}

export const UNSTORABLE = 'has text with the character 0 or half a character in it';
