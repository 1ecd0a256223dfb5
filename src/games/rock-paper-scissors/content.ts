export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** Why a hand wins, by the winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar ne kainchi ki nok todi.',
  paper: 'Sarr! Kaagaz ne patthar par cover chadhaya.',
  scissors: 'Kachak! Kainchi ne kaagaz ki jhaalar kaati.',
};

export const labels = {
  choices: 'Your choice',
  computer: 'Computer',
  you: 'You',
  ties: 'Ties',
  streak: 'Streak',
  bestStreak: 'Best streak',
  history: 'History',
  /** What a round is played for; the rounds take them in turn. */
  stakes: [
    'Ab shart: jo haara, sabke bag uthaye.',
    'Ab shart: jo haara, homework yaad dilaaye.',
    'Ab shart: jo jeeta, window seat uski.',
    'Ab shart: jo haara, sir ko ghadi dikhaye.',
    'Ab shart: jo haara, half-day maange.',
    'Ab shart: jo haara, padosi se ball laaye.',
    'Ab shart: jo jeeta, batting uski.',
  ],
  shuffling: 'Stone, paper, scissors! Ek, do, teen!',
  tie: 'Same to same! Baad mein toh nahi nikaala?',
  /** Shown in place of the reason. */
  milestones: {
    won3: 'Hat-trick! Ab bolega: best of five karo.',
    won5: '5 in a row! Computer ka network chala gaya.',
    won10: '10 jeete! Computer ko mummy bula rahi hain.',
    lost5: '5 baar haare! Bol do, ab tak trial ball thi.',
    tied3: '3 tie! Kaun kiski copy dekh raha hai?',
  },
  noHistory: 'Register khaali hai. Pehla haath tum dikhao!',
};
