import type { Cue, Env } from '../platform/env';
import type { Feature } from '../state/feature';
import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import type { AppStartListening, RootState } from '../state/types';
import { selectSoundOn } from '../state/uiSlice';

/**
 * Starts the listener that plays the sounds of a feature, says its words and throws its confetti. Time travel in Redux
 * DevTools stays silent, because time travel runs no listener.
 */
export function startCues(startListening: AppStartListening, { slice, cuesOf }: Feature) {
  if (!cuesOf) return;
  const select = sliceSelector(slice);
  const cuesBetween = (now: RootState, before: RootState) => cuesOf(select(now), select(before));

  startListening({
    // Scores that come from storage, another tab or a transfer code make no sound. The sounds were already heard when
    // these scores were played.
    predicate: (action, now, before) =>
      !scoresTaken.match(action) && cuesBetween(now, before).length > 0,
    effect: (_action, { getState, getOriginalState, extra }) => {
      for (const cue of cuesBetween(getState(), getOriginalState())) {
        if (cue === 'confetti') extra.throwConfetti();
        else if (selectSoundOn(getState())) sound(extra, cue);
      }
    },
  });
}

function sound(env: Env, cue: Exclude<Cue, 'confetti'>) {
  if (cue === 'voices') env.listVoices();
  else if ('words' in cue) env.say(cue.words, cue.pitch);
  else env.play(cue.sound, cue.delayMs);
}
