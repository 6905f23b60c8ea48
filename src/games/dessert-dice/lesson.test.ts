import { lessonSuite } from '../../core/lesson.suite.ts';
import { game } from './index.ts';
import { lesson } from './lesson/lesson.ts';
import { de } from './lesson/words/de.ts';
import { en } from './lesson/words/en.ts';
import { es } from './lesson/words/es.ts';
import { fr } from './lesson/words/fr.ts';
import type { Move } from './moves.ts';

lessonSuite(new URL('.', import.meta.url), game, lesson, {
  words: { en, de, fr, es },
  kindOf: (move) => kindOf(move as Move),
});

function kindOf(move: Move): string {
  return move.type === 'place' && move.die === 'black' ? 'place the black die' : move.type;
}
