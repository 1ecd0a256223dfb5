import type { PictureBlock, PictureContent } from '../../sharing/picture';
import { content } from './content';
import type { GuideContent } from './guides/content';
import { factLabels } from './guides/content';

/** The largest number of lines of a rhyme that stands in one column. */
const LONGEST_COLUMN = 6;

/** The picture that invites a friend to the game of a guide, like a poster in the corridor. */
export function pictureOf({ heading, lead, diagram, facts, song }: GuideContent): PictureContent {
  const fields = factLabels.map(({ fact, label }) => ({ label, value: facts[fact] }));
  const [players, age, need] = fields;
  return {
    heading: content.heading,
    blocks: [
      { kind: 'text', size: 'title', text: heading },
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

/** A rhyme. A long rhyme is in two columns. */
function rhyme(lines: readonly string[]): PictureBlock {
  const blocks = lines.map((text): PictureBlock => ({ kind: 'text', hand: true, text }));
  const first = blocks.length > LONGEST_COLUMN ? Math.ceil(blocks.length / 2) : blocks.length;
  const columns = [blocks.slice(0, first), blocks.slice(first)].filter(({ length }) => length > 0);
  return { kind: 'columns', columns };
}
