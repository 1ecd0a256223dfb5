import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import { resultCues } from '../shared/cue';
import { titleFor } from './rules';
import type { BackbencherTestState, Persisted } from './slice';
import { backbencherTestSlice, persisted } from './slice';

const CHALK: Cue = { sound: 'chalk' };
/** The stamp of a new title, delayed so that it follows the sound of the chalk. */
const STAMP: Cue = { sound: 'stamp', delayMs: 250 };

/** Chalk for a tick; the stamp where it brings a higher title, with confetti for the highest. */
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
