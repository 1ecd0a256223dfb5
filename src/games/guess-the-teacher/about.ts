import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Guess the Teacher: kiski class hai?',
  tagline: 'Line wahi, teacher gayab. Batao, kiski class hai?',
  description:
    'Ek famous line, chaar aadatein, aur atko toh ek hint. 15 teacher cards, 5 rounds: ' +
    'pehchano kiski class hai aur staff room ka certificate le jao.',
};
