/** That of the tile, which comes with the hub. */
export const name = 'Chidiya Udd';

/** In the row of a game that was never played. */
export const invitation = 'Caller gala saaf kar chuka hai. Tum bas ek ungli ready rakho.';
