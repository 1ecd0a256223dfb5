import type { PictureBlock, PictureContent } from '../../sharing/picture';
import { content, sections } from './content';
import { memories } from './memories/content';

/**
 * The picture that a visitor shares: the first paragraph of the page, the first drawing, and the year and the heading
 * of each section.
 */
export const picture: PictureContent = {
  heading: content.title,
  ragged: true,
  blocks: [
    { kind: 'text', text: content.lead },
    {
      kind: 'drawings',
      drawings: [
        { element: <img src={memories['first-day'].src} alt="" />, height: 7.5, taped: true },
      ],
    },
    ...sections.map(
      ({ year, heading }): PictureBlock => ({
        kind: 'columns',
        first: 1.4,
        columns: [
          [{ kind: 'text', hand: true, strong: true, text: year, color: 'red' }],
          [{ kind: 'text', hand: true, text: heading }],
        ],
      }),
    ),
  ],
};
