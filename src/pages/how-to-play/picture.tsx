import type { PictureBlock, PictureContent } from '../../sharing/picture';
import { content } from './content';
import type { GuideContent } from './guides/content';
import { factLabels } from './guides/content';

/** The picture that invites a friend to the game of a guide, like a poster in the corridor. */
export function pictureOf({ heading, lead, diagram, facts, song }: GuideContent): PictureContent {
  const fields = factLabels.map(({ fact, label }) => ({ label, value: facts[fact] }));
  const [players, age, need] = fields;
  return {
    heading: content.heading,
    blocks: [
      { kind: 'title', text: heading },
      { kind: 'text', hand: true, text: lead, color: 'ink' },
      {
        kind: 'drawings',
        drawings: [
          { element: <img src={diagram.src} alt="" />, height: song ? 6.5 : 7.5, taped: true },
        ],
      },
      ...(song ? [rhyme(song.lines)] : []),
      { kind: 'fields', rows: players && age && need ? [[players, age], [need]] : [] },
    ],
  };
}

const rhyme = (lines: readonly string[]): PictureBlock => ({
  kind: 'list',
  items: lines.map((text) => ({ text })),
});
