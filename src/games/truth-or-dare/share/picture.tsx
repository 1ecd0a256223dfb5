import type { PictureColor, PictureContent } from '../../../sharing/picture';
import { Bottle } from '../Bottle';
import { labels } from '../content';
import { truthOrDare } from '../game';
import type { TaskId, TaskType } from '../rules';
import { SECONDS } from '../rules';

/** As in `TruthOrDare.module.css`. */
const accents: Record<TaskType, PictureColor> = { Truth: 'violet', Dare: 'red' };

/** A completed task: what it was, and the praise for it. */
export function pictureOf({
  task: { type, difficulty },
  text,
  streak,
  praise,
}: {
  task: TaskId;
  text: string;
  streak: number;
  praise: string;
}): PictureContent {
  return {
    heading: truthOrDare.name,
    ragged: true,
    blocks: [
      {
        kind: 'columns',
        together: true,
        columns: [
          [{ kind: 'drawings', drawings: [{ element: <Bottle />, height: 5, turn: 62 }] }],
          [
            { kind: 'stamp', text: type, color: accents[type] },
            {
              kind: 'text',
              hand: true,
              text: [
                { text: labels.levels[difficulty] },
                { text: `${SECONDS[difficulty]} ${labels.seconds}`, color: 'pencil' },
              ],
            },
          ],
        ],
      },
      {
        kind: 'text',
        hand: true,
        size: 'large',
        text,
        color: 'ink',
      },
      { kind: 'stamp', text: `${labels.streak}: ${streak}`, color: 'green' },
      { kind: 'text', hand: true, strong: true, size: 'large', text: praise, color: 'green' },
    ],
  };
}
