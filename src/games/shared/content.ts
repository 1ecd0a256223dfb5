export const scoreCard = {
  heading: 'Score',
  reset: 'Reset score',
  question: 'Score, streak, sab hamesha ke liye mit jaayega. Pakka duster chalana hai?',
  confirm: 'Reset',
  cancel: 'Cancel',
  notSaved:
    'Score save nahi ho pa raha hai. Game poora chalega, par score sirf is visit tak pakka hai.',
};

/** Where the code for sending a result on did not come; the next result tries again. */
export const partNotLoaded =
  'Bhejne wale button raaste mein hain, network late chal raha hai. Game poora salaamat hai.';
