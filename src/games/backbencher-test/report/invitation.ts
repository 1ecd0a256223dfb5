/** That of the tile, which comes with the hub. */
export const name = 'Backbencher Test';

/** In the row of a game that was never played. */
export const invitation = 'Yeh form parents ke bina bharna hai. Sharaarat likho, sazaa nahi hogi.';
