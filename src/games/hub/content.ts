/** The message that is shown if JavaScript is off. The description of the game follows the message. */
export const noScriptNote =
  'Yeh game JavaScript se chalta hai, aur woh is browser mein chhutti par hai. On kar do, toh yeh khelne ko milega:';

/** The link after the tiles that moves the focus into the game. */
export const skipToGame = 'Seedha khel par';

/** The accessible name of the message about a challenge link that cannot be shown. */
export const challengeStatus = 'Challenge status';

export const challenge = {
  region: 'Challenge',
  accept: 'Accept',
  notNow: 'Not now',
  /** The message that is shown if the link cannot be read. */
  broken: 'Challenge wali parchi raaste mein phat gayi. Koi na, game poora yahin hai.',
};

export const resume = {
  region: 'Wahin se?',
  line: 'Game aadhe mein chhoot gaya tha. Humne wahi panna modkar rakha hai.',
  goOn: 'Wahin se',
  startAnew: 'Naya game',
};
