/** That of the tile, which comes with the hub. */
export const name = 'Quiz Game';

/** In the row of a game that was never played. */
export const invitation = 'Surprise test baaki hai. Ab surprise raha nahi, toh tayyari karke aana.';
