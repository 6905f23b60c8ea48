/** Whether a database takes the text: PostgreSQL refuses the character 0, and halves of characters are no text at all. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Far deeper than anything that is sent here. What is nested thousands of levels deep cannot be written again: the stack ends. */
const MOST_LEVELS = 50;

/**
 * Whether a JSON value can be stored: every text inside it, names of fields included, and as deep as it is. Whatever comes in is asked this once, at
 * the door. Level by level instead of by recursion: what comes in can be nested deeper than the stack.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  let level: object[] = [value];
  for (let levels = 0; level.length > 0; levels++) {
    if (levels === MOST_LEVELS) return false;
    const inside: object[] = [];
    for (const each of level)
      for (const [name, item] of Object.entries(each)) {
        if (!isStorableText(name) || (typeof item === 'string' && !isStorableText(item))) return false;
        if (typeof item === 'object' && item !== null) inside.push(item);
      }
    level = inside;
  }
  return true;
}

export const UNSTORABLE = 'has text with the character 0 or half a character in it, or is nested too deep';
