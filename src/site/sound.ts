import type { Env } from '../app/env';
import type { AppThunk } from '../app/types';
import { soundSwitched } from './uiSlice';

export const SOUND_KEY = 'bbh_sound';

/** Whether the visitor once asked for sound; null when nothing is stored that we know. */
export function storedSound({ localStore }: Env): boolean | null {
  const stored = localStore.get(SOUND_KEY);
  return stored === 'on' || stored === 'off' ? stored === 'on' : null;
}

/** Switched on, it is heard at once that there is something to hear. */
export const switchSound =
  (isOn: boolean): AppThunk =>
  (dispatch, _getState, { play }) => {
    dispatch(soundSwitched(isOn));
    if (isOn) play('chalk');
  };
