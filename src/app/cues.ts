import type { Cue } from '../games/shared/cue';
import type { Game, GameEffects } from '../games/shared/game';
import { selectSoundOn } from '../layout/uiSlice';
import type { Env } from '../platform/env';
import type { AppStartListening, RootState } from '../state/types';

/** Plays the sounds of a game and throws its confetti. Time travel is silent: it runs no listener. */
export function startCues(
  startListening: AppStartListening,
  { slice, persisted }: Game,
  cuesOf: NonNullable<GameEffects['cuesOf']>,
) {
  const cuesBetween = (now: RootState, before: RootState) =>
    cuesOf(slice.selectSlice(now), slice.selectSlice(before));

  startListening({
    predicate: (action, now, before) => {
      // What another tab has stored was heard there.
      if (persisted?.restored.match(action)) return false;
      return cuesBetween(now, before).length > 0;
    },
    effect: (_action, { getState, getOriginalState, extra }) => {
      for (const cue of cuesBetween(getState(), getOriginalState())) {
        if (cue === 'confetti') extra.throwConfetti();
        else if (selectSoundOn(getState())) sound(extra, cue);
      }
    },
  });
}

function sound(env: Env, cue: Exclude<Cue, 'confetti'>) {
  if ('words' in cue) env.say(cue.words, cue.pitch);
  else env.play(cue.sound, cue.delayMs);
}
