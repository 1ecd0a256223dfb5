/** That of the tile, which comes with the hub. */
export const name = 'Rock Paper Scissors';

/** In the row of a game that was never played. */
export const invitation = 'Bag khaali ho toh bhi aa jao. Is subject mein sirf ek haath lagta hai.';
