export const scoreCard = {
  heading: 'Score',
  reset: 'Reset score',
  /** The text of the link to the page with the scores of all games. */
  all: 'Report Card',
  question: 'Score, streak, sab hamesha ke liye mit jaayega. Pakka duster chalana hai?',
  confirm: 'Reset',
  cancel: 'Cancel',
  notSaved:
    'Score save nahi ho pa raha hai. Game poora chalega, par score sirf is visit tak pakka hai.',
};

/** Says which keys press the controls of a game. Example: `keysText('R, P, S')` is `Keyboard: R, P, S`. */
export const keysText = (keys: string) => `Keyboard: ${keys}`;

/** The stamp of a new best score. */
export const newBest = 'Naya best!';

/** The id of the heading of a game's rules, to which the line below the tiles links. */
export const RULES_ID = 'kaise-khelein';

export const rules = {
  /** The heading of the rules, and the link to them. */
  heading: 'Kaise khelein',
};
