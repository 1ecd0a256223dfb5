import type { PictureBlock, PictureContent } from '../../sharing/picture';
import { content } from './content';
import type { GuideContent } from './guides/content';
import { factLabels } from './guides/content';

/** The largest number of lines that a rhyme has in one column. A longer rhyme has two columns. */
const LONGEST_COLUMN = 6;

/** Returns the picture that invites a friend to the game of a guide. The picture looks like a poster. */
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

/** Returns a rhyme as a block with one column, or with two columns if the rhyme is long. */
function rhyme(lines: readonly string[]): PictureBlock {
  const blocks = lines.map((text): PictureBlock => ({ kind: 'text', hand: true, text }));
  const first = blocks.length > LONGEST_COLUMN ? Math.ceil(blocks.length / 2) : blocks.length;
  const columns = [blocks.slice(0, first), blocks.slice(first)].filter(({ length }) => length > 0);
  return { kind: 'columns', columns };
}
