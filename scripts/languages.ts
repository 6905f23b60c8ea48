import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorList } from '../src/core/errors.ts';
import { isTable, type Language, languages } from '../src/core/words.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What a language lacks of one English file. */
export interface Gap {
  readonly language: Language;
  readonly file: string;
  /** The keys, with dots where they are inside one another; empty where the file is not there at all. */
  readonly keys: readonly string[];
}

/** The keys of the English texts that the others do not have. */
export function missingKeys(english: unknown, own: unknown, path = ''): string[] {
  if (own === undefined) return [path];
  if (!isTable(english)) return [];
  return Object.entries(english).flatMap(([key, text]) =>
    missingKeys(text, isTable(own) ? own[key] : undefined, path === '' ? key : `${path}.${key}`),
  );
}

async function textsIn(file: string, language: Language): Promise<Record<string, unknown>> {
  const { [language]: texts, ...others }: Record<string, unknown> = await import(pathToFileURL(file).href);
  // Types leave nothing behind; what a file exports beside its texts, such as names, is said in words as well.
  return { ...others, ...(isTable(texts) ? texts : {}) };
}

/** Everything that a language lacks and is said in English instead. */
export async function gapsIn(language: Language): Promise<Gap[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
  const gaps: Gap[] = [];
  for (const file of files.filter((each) => /(^|\/)en\.ts$/.test(each))) {
    const own = join(source, dirname(file), `${language}.ts`);
    if (!existsSync(own)) gaps.push({ language, file: join(dirname(file), `${language}.ts`), keys: [] });
    else {
      const keys = missingKeys(await textsIn(join(source, file), 'en'), await textsIn(own, language));
      if (keys.length > 0) gaps.push({ language, file: join(dirname(file), `${language}.ts`), keys });
    }
  }
  const codes = `web/texts/refusals/${language}.ts`;
  const said = existsSync(join(source, codes)) ? await textsIn(join(source, codes), language) : undefined;
  const keys = said === undefined ? [] : missingKeys(errorList, said);
  if (said === undefined || keys.length > 0) gaps.push({ language, file: codes, keys });
  for (const file of files.filter((each) => each.endsWith('/RULES.md'))) {
    const own = file.replace(/md$/, `${language}.md`);
    if (!existsSync(join(source, own))) gaps.push({ language, file: own, keys: [] });
  }
  return gaps;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of languages.filter((each) => each !== 'en')) {
    const gaps = await gapsIn(language);
    const count = gaps.length === 1 ? '1 file' : `${gaps.length} files`;
    if (gaps.length > 0) console.log(`In "${language}" ${count} lack something, said in English instead:`);
    for (const { file, keys } of gaps)
      console.log(`  src/${file}: ${keys.length === 0 ? 'not there' : keys.join(', ')}`);
  }
