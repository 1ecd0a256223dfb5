import type { RootState } from '../state/types';

/** Every page asks it, and most have no form: it imports nothing of the form. */
export const selectHasDraft = ({ feedback }: RootState): boolean =>
  Object.values(feedback?.draft ?? {}).some(Boolean);
