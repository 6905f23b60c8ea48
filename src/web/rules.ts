/** A RULES.md, cut into what a page shows. Rules keep the numbers and tags that say how sure we are of each part. */
export type RuleBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly number: string; readonly parts: readonly RulePart[] }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** The paragraph that explains the tags: pages do not show them as they are written, and say it in their own words. */
  | { readonly kind: 'tags' }
  | { readonly kind: 'text'; readonly text: string };

export interface RulePart {
  /** `book`, `ruling`, `sheet` …; empty where the rule follows from others. */
  readonly tag: string;
  readonly text: string;
}

export function readRules(markdown: string): RuleBlock[] {
  return paragraphsOf(markdown).map(readBlock);
}

/** Lines that belong together; list items and headings begin something new. */
function paragraphsOf(markdown: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const isTable = line.startsWith('|');
    const begins = /^(#|- |\* )/.test(line);
    if (line.trim() === '') isOpen = false;
    else if (begins || !isOpen) {
      paragraphs.push(line);
      isOpen = !line.startsWith('#');
    } else paragraphs.push(`${paragraphs.pop()}${isTable ? '\n' : ' '}${line.trim()}`);
  }
  return paragraphs;
}

function readBlock(paragraph: string): RuleBlock {
  const heading = /^(#+)\s+(.*)$/.exec(paragraph);
  if (heading) return { kind: 'heading', level: (heading[1] as string).length, text: heading[2] as string };
  const rule = /^- ([A-Z]\d+)\b\s*(.*)$/s.exec(paragraph);
  if (rule) return { kind: 'rule', number: rule[1] as string, parts: readParts(rule[2] as string) };
  if (paragraph.startsWith('- ') || paragraph.startsWith('* ')) return { kind: 'item', text: paragraph.slice(2) };
  if (paragraph.startsWith('|')) return { kind: 'table', rows: readTable(paragraph) };
  return /\*\*\[[a-z]+\]\*\*/.test(paragraph) ? { kind: 'tags' } : { kind: 'text', text: paragraph };
}

/** "[book] This. [ruling] That." in its parts. */
export function readParts(text: string): RulePart[] {
  const pieces = text.split(/\[([a-z]+)\]/);
  const parts: RulePart[] = [];
  if (pieces[0]?.trim()) parts.push({ tag: '', text: pieces[0].trim() });
  for (let i = 1; i < pieces.length; i += 2) parts.push({ tag: pieces[i] ?? '', text: (pieces[i + 1] ?? '').trim() });
  return parts;
}

function readTable(paragraph: string): string[][] {
  return paragraph
    .split('\n')
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** Words in bold and code, as pieces. */
export function readInline(text: string): { readonly text: string; readonly kind: 'plain' | 'strong' | 'code' }[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), kind: 'strong' };
      if (piece.startsWith('`')) return { text: piece.slice(1, -1), kind: 'code' };
      return { text: piece, kind: 'plain' };
    });
}
