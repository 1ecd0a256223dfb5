/** Where scripts are off; followed by the description of the game. */
export const noScriptNote =
  'Yeh game JavaScript se chalta hai, aur woh is browser mein chhutti par hai. On kar do, toh yeh khelne ko milega:';

/** Where the code for the challenge in a link did not come. */
export const challengeNotLoaded =
  'Challenge wali parchi network mein atki hai. Tab tak seedha khelo.';
