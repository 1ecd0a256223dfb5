import type { Feature } from '../state/feature';
import { startListeners } from './listeners';
import { validate } from './persisted';
import { badgesSlice, selectPersisted } from './slice';
import type { BadgesState, Persisted } from './state';
import type { Subjects } from './subjects';

/** The badges, whose listeners look at all games. */
export const badgesFeature = (subjects: Subjects): Feature<BadgesState, Persisted> => ({
  slice: badgesSlice,
  persisted: { version: 1, select: selectPersisted, validate },
  startListeners: (startListening) => startListeners(startListening, subjects),
});
