export const scoreCard = {
  heading: 'Score',
  reset: 'Reset score',
  /** Of all games. */
  all: 'Report Card',
  question: 'Score, streak, sab hamesha ke liye mit jaayega. Pakka duster chalana hai?',
  confirm: 'Reset',
  cancel: 'Cancel',
  notSaved:
    'Score save nahi ho pa raha hai. Game poora chalega, par score sirf is visit tak pakka hai.',
};
