import { lessonSuite } from '../../core/lesson.suite.ts';
import { veggies } from './components.ts';
import { game } from './index.ts';
import { lesson } from './lesson/lesson.ts';
import { de } from './lesson/words/de.ts';
import { en } from './lesson/words/en.ts';
import { es } from './lesson/words/es.ts';
import { fr } from './lesson/words/fr.ts';
import type { Move } from './moves.ts';

function kindOf(move: Move): string {
  if (move.type === 'move' && 'eat' in move) return move.eat;
  if (move.type === 'place') return `place a ${veggies.some((veggie) => veggie === move.tile) ? 'seed' : move.tile}`;
  if (move.type === 'flip') return `flip the ${move.tile}`;
  if (move.type === 'sun') return 'reroll' in move ? 'sun for a roll' : 'sun for a die';
  return move.type;
}

lessonSuite(new URL('.', import.meta.url), game, lesson, {
  words: { en, de, fr, es },
  kindOf: (move) => kindOf(move as Move),
  without: {
    keep: 'it only says no to rolling four equal dice again',
    'sun for a roll': 'the sun has its other use here, and it is there only once',
    'flip the critter': 'as the dial is flipped, and told of there',
    end: 'only where nothing but a sun or sundial could still act',
  },
});
