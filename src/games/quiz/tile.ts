import { paper } from '../../kit/icons/paper';
import type { Alerts } from '../../layout/AlertDialog';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Quiz Game',
  title: 'Quiz Game: school ka surprise test',
  tagline: 'Surprise test, zero preparation, full confidence.',
  description:
    'Naam likho, 5 questions ka surprise test do, aur report card par teacher ka remark padho. ' +
    'Syllabus sirf ek: last bench ki yaadein.',
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
