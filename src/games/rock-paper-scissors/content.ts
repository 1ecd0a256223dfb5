export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** Why a hand wins, by the winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar ne kainchi tod di.',
  paper: 'Sarr! Kaagaz ne patthar lapet liya.',
  scissors: 'Kachak! Kainchi ne kaagaz kaat diya.',
};

export const labels = {
  choices: 'Your choice',
  computer: 'Computer',
  you: 'You',
  ties: 'Ties',
  streak: 'Streak',
  bestStreak: 'Best streak',
  history: 'History',
  waiting: 'Haath peeche, nazar saamne. Ek haath chuno!',
  shuffling: 'Patthar, kaagaz, kainchi! Ek, do, teen!',
  tie: 'Same to same! Koi nahi jeeta.',
  noHistory: 'Register abhi khaali hai. Pehla haath dikhao!',
};
