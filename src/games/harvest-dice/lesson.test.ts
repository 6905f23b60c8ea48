import { lessonSuite } from '../../core/lesson.suite.ts';
import { game } from './index.ts';
import { lesson } from './lesson/lesson.ts';
import { de } from './lesson/words/de.ts';
import { en } from './lesson/words/en.ts';
import { es } from './lesson/words/es.ts';
import { fr } from './lesson/words/fr.ts';
import type { Move } from './moves.ts';

/** A power makes a decision another one. */
function kindOf(move: Move): string {
  const value = move.type === 'plant' ? move.column : move.value;
  return value === move.die.value ? move.type : `${move.type} with a power`;
}

lessonSuite(new URL('.', import.meta.url), game, lesson, {
  words: { en, de, fr, es },
  kindOf: (move) => kindOf(move as Move),
  without: { 'feed with a power': 'the same power, seldom wise' },
});
