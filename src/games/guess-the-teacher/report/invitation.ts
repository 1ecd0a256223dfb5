/** That of the tile, which comes with the hub. */
export const name = 'Guess the Teacher';

/** In the row of a game that was never played. */
export const invitation = 'Paanch teacher tumhara naam jaante hain. Ab tum unki line pehchano.';
