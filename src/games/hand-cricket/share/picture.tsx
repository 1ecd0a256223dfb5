import type { PictureColor, PictureContent } from '../../../sharing/picture';
import { labels } from '../content';
import { Hand } from '../Hand';
import { overText } from '../overText';
import type { Ball, Result } from '../rules';
import { isOut } from '../rules';
import { tile } from '../tile';
import { captions } from './content';

type PlayedMatch = {
  result: Result;
  you: number;
  computer: number;
  /** The player's innings. */
  own: readonly Ball[];
  /** What was said of the last ball. */
  line: string;
  streak: number;
};

/** As on the screen. */
const colors: Record<Result, PictureColor> = {
  'You win!': 'green',
  'Computer wins!': 'red',
  'Match tied!': 'ink',
};

/** The most balls that are written out. */
const WRITTEN = 24;

/** A match: both hands of the player's last ball, the scores, and the innings ball by ball. */
export function pictureOf({
  result,
  you,
  computer,
  own,
  line,
  streak,
}: PlayedMatch): PictureContent {
  const last = own[own.length - 1];
  return {
    heading: tile.name,
    blocks: [
      ...(last
        ? [
            {
              kind: 'drawings',
              drawings: [
                { element: <Hand fingers={last[0]} />, height: 4, label: labels.you },
                {
                  element: <Hand fingers={last[1]} />,
                  height: 4,
                  label: labels.computer,
                  mirrored: true,
                },
              ],
            } as const,
          ]
        : []),
      { kind: 'wordStamp', text: captions[result], color: colors[result] },
      { kind: 'text', text: line, color: 'pencil' },
      { kind: 'text', hand: true, size: 'large', text: inningsText(own), color: 'ink' },
      {
        kind: 'figures',
        figures: [
          { label: labels.you, value: `${you}` },
          { label: labels.computer, value: `${computer}` },
          { label: labels.streak, value: `${streak}` },
        ],
      },
    ],
  };
}

/** The latest balls, as people write them. */
function inningsText(own: readonly Ball[]): string {
  const shown = own.slice(-WRITTEN).map((ball) => (isOut(ball) ? 'W' : ball[0]));
  return (own.length > WRITTEN ? '… ' : '') + overText(shown);
}
