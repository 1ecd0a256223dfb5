import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Quiz Game: school ka surprise test',
  tagline: 'Surprise test, zero preparation, full confidence.',
  description:
    'Naam likho, 5 questions ka surprise test do, aur report card par teacher ka remark padho. ' +
    'Syllabus sirf ek: last bench ki yaadein.',
};
