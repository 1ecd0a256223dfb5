import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import { resultCues } from '../shared/cue';
import { titleFor } from './rules';
import type { BackbencherTestState, Persisted } from './slice';
import { backbencherTestSlice, persisted } from './slice';

const CHALK: Cue = { sound: 'chalk' };
/** The sound of the stamp for a new title. The delay lets the sound of the chalk come first. */
const STAMP: Cue = { sound: 'stamp', delayMs: 250 };

/**
 * Returns the sounds and effects of a tick. Every tick has the sound of chalk. A tick that brings a higher title also
 * has the sound of the stamp; the highest title also has confetti. A removed tick has neither sounds nor effects.
 */
function cuesOf(now: BackbencherTestState, before: BackbencherTestState): Cue[] {
  if (now.ticked.length <= before.ticked.length) return [];
  const title = titleFor(now.ticked.length);
  if (title === titleFor(before.ticked.length)) return [CHALK];
  return [CHALK, ...resultCues(title === 'legend', STAMP)];
}

export const feature = {
  slice: backbencherTestSlice,
  persisted,
  cuesOf,
} satisfies Feature<BackbencherTestState, Persisted>;
