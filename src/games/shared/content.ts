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

/** The lines above the share buttons: `result` for a shared result, `challenge` for a challenge to a friend. */
export const leads = {
  result: 'Last bench tak pass karo',
  challenge: 'Usi ko bhejo jisne cheating ki thi',
};
