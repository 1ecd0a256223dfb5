/** That of the tile, which comes with the hub. */
export const name = 'Raja Mantri Chor Sipahi';

/** In the row of a game that was never played. */
export const invitation = 'Chaar chit kaat kar rakhi hain. Teen dost tum le aao.';
