import type { PictureContent } from '../../sharing/picture';
import { content, sections } from './content';
import { memories } from './memories/content';

/** The picture that is sent on: how the story begins, and its chapters. */
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
    {
      kind: 'list',
      items: sections.map(({ year, heading }) => ({ mark: year, text: heading })),
    },
  ],
};
