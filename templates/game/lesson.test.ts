import { lessonSuite } from '../../src/core/lesson.suite.ts';
import { game } from './index.ts';
import { lesson } from './lesson/lesson.ts';
import { de } from './lesson/words/de.ts';
import { en } from './lesson/words/en.ts';

lessonSuite(new URL('.', import.meta.url), game, lesson, { words: { en, de } });
