import type { LazySlices } from '../../src/state/reducer';
import { scoresTaken } from '../../src/state/scoresTaken';

/** Makes the event by which a slice takes over scores that another tab has stored. */
export const taken = (slice: keyof LazySlices) => (scores: object) =>
  scoresTaken({ from: 'tab', scores: { [slice]: scores } });
