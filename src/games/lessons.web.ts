import type { Lesson } from '../core/lesson.ts';
import { type Language, spoken, type TextFile } from '../core/words.ts';
import { loadFile } from './registry.web.ts';

type LessonTexts = Readonly<Record<string, string>>;

const lessonFiles = import.meta.glob<Lesson>('./*/lesson/lesson.ts', { import: 'lesson' });
const textFiles = import.meta.glob<TextFile<LessonTexts> & { readonly en: LessonTexts }>('./*/lesson/words/??.ts');

/** A game is taught once it has a lesson. */
export const hasLesson = (id: string): boolean => lessonFiles[`./${id}/lesson/lesson.ts`] !== undefined;
export const loadLesson = (id: string): Promise<Lesson> => loadFile(lessonFiles, `./${id}/lesson/lesson.ts`);

/** What a lesson says in a language, and in English what the language lacks. */
export async function loadLessonTexts(id: string, language: Language): Promise<LessonTexts> {
  const [{ en }, own] = await Promise.all([
    loadFile(textFiles, `./${id}/lesson/words/en.ts`),
    textFiles[`./${id}/lesson/words/${language}.ts`]?.(),
  ]);
  return spoken(en, own?.[language]);
}
