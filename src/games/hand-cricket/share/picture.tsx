import type { PictureColor, PictureContent } from '../../../sharing/picture';
import { labels } from '../content';
import { handCricket } from '../game';
import { Hand } from '../Hand';
import type { Result } from '../rules';
import { captions } from './content';

type PlayedMatch = {
  result: Result;
  you: number;
  computer: number;
  /** How many the player has batted. */
  balls: number;
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

/** A match. No hand and no ball is shown: they would tell a friend the throws of the challenge. */
export function pictureOf({
  result,
  you,
  computer,
  balls,
  line,
  streak,
}: PlayedMatch): PictureContent {
  return {
    heading: handCricket.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: [
          { element: <Hand fingers={0} />, height: 4, label: labels.you },
          { element: <Hand fingers={0} />, height: 4, label: labels.computer, mirrored: true },
        ],
      },
      { kind: 'stamp', text: captions[result], color: colors[result] },
      { kind: 'text', text: line, color: 'pencil' },
      {
        kind: 'figures',
        figures: [
          { label: labels.you, value: `${you}` },
          { label: labels.computer, value: `${computer}` },
          { label: labels.balls, value: `${balls}` },
          { label: labels.streak, value: `${streak}` },
        ],
      },
    ],
  };
}
