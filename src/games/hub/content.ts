/** Where scripts are off; followed by the description of the game. */
export const noScriptNote =
  'Yeh game JavaScript se chalta hai, aur woh is browser mein chhutti par hai. On kar do, toh yeh khelne ko milega:';

/** The accessible name of what is said of a challenge in a link. */
export const challengeStatus = 'Challenge status';
