/** That of the tile, which comes with the hub. */
export const name = 'Love Calculator';

/** In the row of a game that was never played. */
export const invitation = 'Ek naam tumhara, ek jo tum jaano. Aao, dono ka hisaab lagao.';
