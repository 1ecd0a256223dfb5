/** That of the tile, which comes with the hub. */
export const name = 'Hand Cricket';

/** In the row of a game that was never played. */
export const invitation = 'Ground khaali hai, dono haath bhi. Toss ke liye aa jao.';
