import { handoutFoot, handoutHead } from '../../games/shared/handout/picture';
import type { Row } from '../../games/shared/report';
import type { PictureContent } from '../../sharing/picture';
import { content } from '../content';
import { share } from './content';

export type CardPicture = {
  rows: readonly { name: string; row: Row | null }[];
  grade: string | undefined;
  total: number | undefined;
  badges: number;
  days: number;
};

/** The card: the games that were played with their best, and the grade. */
export const pictureOf = ({ rows, grade, total, badges, days }: CardPicture): PictureContent => ({
  heading: content.heading,
  framed: true,
  blocks: [
    ...handoutHead({ isLow: true }),
    {
      kind: 'fields',
      rows: [
        ...rows.flatMap(({ name, row }) =>
          row ? [[{ label: name, value: row.best ?? share.played(row.played ?? 0) }]] : [],
        ),
        [
          { label: share.badges, value: `${badges}` },
          { label: share.present, value: `${days}` },
        ],
      ],
    },
    grade !== undefined && total !== undefined
      ? handoutFoot({ text: grade, word: `${total}%` })
      : handoutFoot('fun'),
  ],
});
