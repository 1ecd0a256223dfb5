/** Where scripts are off; followed by the description of the game. */
export const noScriptNote =
  'Yeh khel JavaScript ke bharose hai, aur woh is browser mein chhutti par hai. Bula lo, toh yeh khelne ko milega:';
