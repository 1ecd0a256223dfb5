export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** Why a hand wins, by the winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar se kainchi game over.',
  paper: 'Sarr! Kaagaz ne patthar gift wrap kiya.',
  scissors: 'Kachak! Kainchi ne kaagaz craft kar diya.',
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
    'Ab shart: haarne wala sabke bag uthayega.',
    'Ab shart: extra sheet Sir se kaun maangega?',
    'Ab shart: window seat poore week kiski?',
    'Ab shart: aaj board kaun saaf karega?',
    'Ab shart: half-day ka kaun poochhega?',
    'Ab shart: picnic bus ki last seat kiski?',
    'Ab shart: batting pehle kiski?',
  ],
  shuffling: 'Stone, paper, scissors! Ek, do, teen!',
  tie: 'Same to same! Shart agle round mein.',
  /** Shown in place of the reason. */
  milestones: {
    won3: 'Hat-trick! Poori last bench khadi ho gayi.',
    won5: '5 in a row! Haath hai ya cheat code?',
    won10: '10 in a row! Autograph ki line lag gayi.',
    lost5: '5 baar haar? Bag uthana bhi workout hai.',
    tied3: '3 tie! Tum dono judwa ho kya?',
  },
  noHistory: 'Register khaali hai. Pehla haath tum dikhao!',
};
