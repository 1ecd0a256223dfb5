export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** Why a hand wins, by the winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar ne kainchi ki nok tod di.',
  paper: 'Sarr! Kaagaz ne patthar par cover chadha diya.',
  scissors: 'Kachak! Kainchi ne kaagaz ki jhaalar bana di.',
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
    'Jo haara, sabke bag uthaye.',
    "Jo haara, ma'am ko homework yaad dilaaye.",
    'Jo jeeta, window seat uski.',
    'Jo haara, sir ko ghadi dikhaye.',
    'Jo haara, half-day maange.',
    'Jo haara, padosi se ball laaye.',
    'Jo jeeta, batting uski.',
  ],
  shuffling: 'Stone, paper, scissors! Ek, do, teen!',
  tie: 'Same to same! Tumne late toh nahi nikaala?',
  /** Shown in place of the reason. */
  milestones: {
    won3: 'Hat-trick! Computer bola: best of five karo.',
    won5: '5 in a row! Computer bola: light chali gayi.',
    won10: '10 jeete! Computer ko mummy bula rahi hain.',
    lost5: '5 baar haare! Bol do, ab tak trial ball thi.',
    tied3: '3 tie! Kaun kiski copy dekh raha hai?',
  },
  noHistory: 'Register khaali hai. Pehli chaal tumhari!',
};
