/** Whether a database takes the text: PostgreSQL refuses the character 0, and halves of characters are no text at all. */
const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Far deeper than anything that is sent here. What is nested thousands of levels deep cannot be written again, nor looked through like this: the stack ends. */
const MOST_LEVELS = 50;

/** Whether a JSON value can be stored: every text inside it, names of fields included, and as deep as it is. Whatever comes in is asked this once, at the door. */
export const isStorable = (value: unknown): boolean => isStorableWithin(value, MOST_LEVELS);

function isStorableWithin(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  for (const name in value)
    if (!isStorableText(name) || !isStorableWithin(value[name as keyof typeof value], levels - 1)) return false;
  return true;
}

export const UNSTORABLE = 'has text with the character 0 or half a character in it, or is nested too deep';
