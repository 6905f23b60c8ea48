/** Whether a database takes the text: PostgreSQL refuses the character 0, and halves of characters are no text at all. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Whether every text inside a JSON value can be stored, names of fields included. Whatever comes in is asked this once, at the door.
 * With a list instead of recursion: what comes in can be nested deeper than the stack.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  const left: object[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop())
    for (const [name, item] of Object.entries(next)) {
      if (!isStorableText(name) || (typeof item === 'string' && !isStorableText(item))) return false;
      if (typeof item === 'object' && item !== null) left.push(item);
    }
  return true;
}

export const UNSTORABLE = 'has text with the character 0 or half a character in it';
