/** The numbered rules of a RULES.md, by number: each is a list item that begins with its number. */
export function rulesByNumber(markdown: string): Map<string, string> {
  const rules = new Map<string, string>();
  let current: string | null = null;
  for (const line of markdown.split('\n')) {
    const start = /^- ([A-Z]\d+)\b\s*(.*)$/.exec(line);
    if (start) {
      current = start[1] as string;
      rules.set(current, start[2] as string);
    } else if (current !== null && /^\s+\S/.test(line)) rules.set(current, `${rules.get(current)} ${line.trim()}`);
    else current = null;
  }
  return rules;
}
