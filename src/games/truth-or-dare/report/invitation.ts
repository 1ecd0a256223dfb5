/** That of the tile, which comes with the hub. */
export const name = 'Truth or Dare';

/** In the row of a game that was never played. */
export const invitation = 'Sach bolo ya kuch kar dikhao. Negative marking dono mein nahi hai.';
