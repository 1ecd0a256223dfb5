import { backbencherTest } from './backbencher-test/game';
import { chidiyaUdd } from './chidiya-udd/game';
import { guessTheTeacher } from './guess-the-teacher/game';
import { handCricket } from './hand-cricket/game';
import { loveCalculator } from './love-calculator/game';
import { quiz } from './quiz/game';
import { rajaMantriChorSipahi } from './raja-mantri-chor-sipahi/game';
import { rockPaperScissors } from './rock-paper-scissors/game';
import { truthOrDare } from './truth-or-dare/game';

/** Every game, in the order of the tiles on the games page. The rest of the site knows the games from this list. */
export const games = [
  loveCalculator,
  truthOrDare,
  rockPaperScissors,
  guessTheTeacher,
  quiz,
  backbencherTest,
  handCricket,
  chidiyaUdd,
  rajaMantriChorSipahi,
] as const;
