import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import { resultCues } from '../shared/cue';
import { titleFor } from './rules';
import type { BackbencherTestState, Persisted } from './slice';
import { backbencherTestSlice, persisted } from './slice';

const CHALK: Cue = { sound: 'chalk' };
/** The stamp of a new title, delayed so that it follows the sound of the chalk. */
const STAMP: Cue = { sound: 'stamp', delayMs: 250 };

/**
 * Returns the sounds and effects of a tick: chalk, the stamp if the tick brings a higher title, and confetti for the
 * highest title.
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
