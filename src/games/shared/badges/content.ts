import type { BadgeId } from '../badgeIds';

/** The news of badges that have just been earned. */
export const news = {
  /** Returns the message about the badges. */
  earned: (names: readonly string[]) =>
    names.length === 1 ? `Naya badge: ${names[0]}` : `Naye badges: ${names.join(', ')}`,
  open: 'Report Card dekho',
};

/**
 * The texts of all badges, in the order of `BADGE_IDS`. `line` says how the badge is earned, and is shown before and
 * after the award. The texts are in one list, because several games may award the same badge.
 */
export const badgeTexts: Record<BadgeId, { name: string; line: string }> = {
  'first-win': {
    name: 'Pehla Gold Star',
    line: 'Hand Cricket ya Rock Paper Scissors mein pehli jeet.',
  },
  'streak-10': {
    name: '10 Ka Table',
    line: 'Jis bhi game mein streak hoti hai, usmein lagataar 10.',
  },
  'hundred-tasks': { name: 'Stage Fear Absent', line: 'Truth or Dare mein 100 task poore.' },
  'hundred-rounds': { name: 'Ungliyon Ki Parade', line: 'Rock Paper Scissors ke 100 round khele.' },
  'tie-of-ties': { name: 'Carbon Copy', line: 'Rock Paper Scissors mein lagataar 3 tie.' },
  'full-marks': { name: 'Galti Se Topper', line: 'Quiz mein 5 mein se 5 sahi.' },
  'no-hint': {
    name: 'Kunji Nahi Kholi',
    line: 'Guess the Teacher ki poori class, ek bhi hint ke bina.',
  },
  'all-teachers': {
    name: 'Staff Room Ka Round',
    line: 'Guess the Teacher: ek visit mein paanchon teacher mile.',
  },
  'all-ticked': {
    name: 'Self-attested Shaitan',
    line: 'Backbencher Test ke saare 20 points par tick.',
  },
  'half-century': { name: 'Bench Ka Pachaasa', line: 'Hand Cricket ki ek innings mein 50 run.' },
  'not-out': {
    name: 'Pitch Ka Kirayedar',
    line: 'Aaj ka Over ki saari 6 ball kheli, out nahi hue.',
  },
  wedding: {
    name: 'Shagun Ka Lifaafa',
    line: 'Love Calculator mein FLAMES M par ruka, yaani Marriage.',
  },
  'friend-beaten': {
    name: 'Dosti Apni Jagah',
    line: 'Challenge mein dost se zyada: Quiz ya Guess the Teacher.',
  },
  'all-guides': { name: 'Gali Ka Professor', line: 'How to Play ki saaton guides kholin.' },
  'every-game': { name: 'Har Period Haazir', line: 'Har game kam se kam ek baar khela.' },
  'seven-days': { name: 'Chowkidar Ka Yaar', line: 'Saat alag alag din aakar khela.' },
  'udd-forty': { name: 'Air Traffic Monitor', line: 'Chidiya Udd, Tez: ek round mein 40 sahi.' },
  'udd-quick': {
    name: 'Palak Se Pehle',
    line: 'Chidiya Udd: 50 baar sahi uthi, average 600 ms se kam.',
  },
};
