import { aajKaOver } from './aaj-ka-over';
import { backbencherTest } from './backbencher-test';
import { chidiyaUdd } from './chidiya-udd';
import { guessTheTeacher } from './guess-the-teacher';
import { handCricket } from './hand-cricket';
import { loveCalculator } from './love-calculator';
import { quiz } from './quiz';
import { rajaMantri } from './raja-mantri-chor-sipahi';
import { rockPaperScissors } from './rock-paper-scissors';
import { truthOrDare, truthOrDareWithFriends } from './truth-or-dare';
import type { Play } from './visitor';

/** Every play, by the name of its recorded session. */
export const plays: Record<string, Play> = {
  'love-calculator': loveCalculator,
  'truth-or-dare': truthOrDare,
  'truth-or-dare-friends': truthOrDareWithFriends,
  'rock-paper-scissors': rockPaperScissors,
  'guess-the-teacher': guessTheTeacher,
  quiz,
  'backbencher-test': backbencherTest,
  'hand-cricket': handCricket,
  'aaj-ka-over': aajKaOver,
  'chidiya-udd': chidiyaUdd,
  'raja-mantri-chor-sipahi': rajaMantri,
};
