import { paper } from '../../kit/icons/games';
import type { Alerts } from '../../layout/AlertDialog';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Quiz Game',
  icon: paper,
};

/** The specification's own words. */
export const alerts = {
  studentNameMissing: {
    text: 'Please enter your name to start the quiz!',
    fieldId: 'quiz-name',
    lang: 'en-IN',
  },
} satisfies Alerts;
