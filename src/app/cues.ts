import type { CuesOf } from '../games/cue';
import { cuesOf as ofTeachers } from '../games/guess-the-teacher/cues';
import { cuesOf as ofLove } from '../games/love-calculator/cues';
import { cuesOf as ofQuiz } from '../games/quiz/cues';
import { cuesOf as ofHands } from '../games/rock-paper-scissors/cues';
import { cuesOf as ofTasks } from '../games/truth-or-dare/cues';
import { selectSoundOn } from '../site/uiSlice';
import type { AppStartListening } from './types';

const games = [ofLove, ofTasks, ofHands, ofTeachers, ofQuiz];
const cuesOf: CuesOf = (now, before) => games.flatMap((ofGame) => ofGame(now, before));

/** Lets the sounds be heard and the paper fly. Travelling through time is silent: no listener runs. */
export function startCues(startListening: AppStartListening) {
  startListening({
    predicate: (_action, now, before) => cuesOf(now, before).length > 0,
    effect: (_action, { getState, getOriginalState, extra }) => {
      for (const cue of cuesOf(getState(), getOriginalState())) {
        if (cue === 'confetti') extra.throwConfetti();
        else if (selectSoundOn(getState())) extra.play(cue.sound, cue.after);
      }
    },
  });
}
