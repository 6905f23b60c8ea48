import { lessonSuite } from '../../core/lesson.suite.ts';
import { barrels, fertilizers } from './components.ts';
import { game } from './index.ts';
import { lesson } from './lesson/lesson.ts';
import { de } from './lesson/words/de.ts';
import { en } from './lesson/words/en.ts';
import { es } from './lesson/words/es.ts';
import { fr } from './lesson/words/fr.ts';
import type { Move } from './moves.ts';

function kindOf(move: Move): string {
  if (move.type !== 'purchase') return move.type;
  if (barrels.some((barrel) => barrel === move.item)) return 'buy a barrel';
  return fertilizers.some((kind) => kind === move.item) ? 'buy a fertilizer' : 'buy a grape';
}

lessonSuite(new URL('.', import.meta.url), game, lesson, {
  words: { en, de, fr, es },
  kindOf: (move) => kindOf(move as Move),
});
