import type { About } from '../../shared/game';

export const aboutGame: About = {
  title: 'Aaj ka Over: roz chhe ball',
  tagline: 'Roz chhe ball, sabke liye same. Aaj kitne run?',
  description:
    'Roz ek over: computer ke wahi chhe numbers poore India ko milte hain. Out hue, toh over ' +
    'khatam. Run banao, haazri lagao, group mein compare karo.',
};
