import type { UnknownAction } from '@reduxjs/toolkit';
import { games } from '../games';
import type { Cue } from '../games/shared/cue';
import type { Game } from '../games/shared/game';
import { selectSoundOn } from '../layout/uiSlice';
import type { AppStartListening, RootState } from '../state/types';

const allCues = (now: RootState, before: RootState): Cue[] =>
  games.flatMap(
    ({ slice, cuesOf }: Game) => cuesOf?.(slice.selectSlice(now), slice.selectSlice(before)) ?? [],
  );

/** What another tab has stored was heard there. */
const isFromOtherTab = (action: UnknownAction) =>
  games.some(({ persisted }: Game) => persisted?.restored.match(action));

const isSilenced = (now: RootState, before: RootState) =>
  selectSoundOn(before) && !selectSoundOn(now);

/** Plays the sounds and throws the confetti. Time travel is silent: it runs no listener. */
export function startCues(startListening: AppStartListening) {
  startListening({
    predicate: (action, now, before) =>
      isSilenced(now, before) || (!isFromOtherTab(action) && allCues(now, before).length > 0),
    effect: (_action, { getState, getOriginalState, extra }) => {
      if (isSilenced(getState(), getOriginalState())) extra.silence();
      for (const cue of allCues(getState(), getOriginalState())) {
        if (cue === 'confetti') extra.throwConfetti();
        else if (selectSoundOn(getState())) extra.play(cue.sound, cue.delayMs);
      }
    },
  });
}
