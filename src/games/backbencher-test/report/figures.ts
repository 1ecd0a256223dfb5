import type { FiguresOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { POINTS } from '../rules';

/** Each point of the list is a bit: points are only ever added at its end. */
const bitOf = (index: number) => 2 ** index;

const isIn = (bits: number, index: number) => Math.floor(bits / bitOf(index)) % 2 === 1;

export const figures: FiguresOf<typeof gameFeature> = {
  key: 'b',
  list: [
    {
      label: 'Ticks',
      of: ({ ticked }) => ticked.reduce((bits, id) => bits + bitOf(POINTS.indexOf(id)), 0),
      // Ticked on either phone.
      merge: (here: number, coming: number) => here | coming,
      shown: (bits: number) => POINTS.filter((_, index) => isIn(bits, index)).length,
    },
  ],
  scoresOf: ([bits]) => ({ ticked: POINTS.filter((_, index) => isIn(Number(bits), index)) }),
};
