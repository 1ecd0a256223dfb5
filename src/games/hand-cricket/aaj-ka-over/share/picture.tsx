import type { PictureContent } from '../../../../sharing/picture';
import type { Shown } from '../../overText';
import { overText } from '../../overText';
import { doneLine } from '../commentary/content';
import { labels } from '../content';

/** An over as people write it. The hands are left out: they would tell a friend the numbers. */
export function pictureOf({
  overNumber,
  over,
  runs,
}: {
  overNumber: number;
  over: readonly Shown[];
  runs: number;
}): PictureContent {
  const isOut = over[over.length - 1] === 'W';
  return {
    heading: 'Aaj ka Over',
    blocks: [
      { kind: 'text', size: 'title', text: labels.over(overNumber) },
      { kind: 'stamp', text: overText(over), color: isOut ? 'red' : 'green' },
      {
        kind: 'text',
        hand: true,
        size: 'large',
        text: doneLine({ runs, isOut }, overNumber),
        color: 'ink',
      },
      {
        kind: 'figures',
        figures: [
          { label: labels.runs, value: `${runs}` },
          { label: labels.balls, value: `${over.length}` },
        ],
      },
    ],
  };
}
