import type {
  PictureBlock,
  PictureColor,
  PictureContent,
  PictureDrawing,
} from '../../../sharing/picture';
import { labels } from '../content';
import { rockPaperScissors } from '../game';
import { Hand } from '../Hand';
import type { Counts, Hand as HandId, Result } from '../rules';
import { HANDS } from '../rules';
import { answerLabels, answerOf } from './content';

type Settled = {
  result: Result;
  /** What becomes of the stake. */
  outcome: string;
  streak: number;
  tally: { playerWins: number; computerWins: number; ties: number };
};

/** As in `Arena.module.css`. */
const colors: Record<Result, PictureColor> = {
  'You win!': 'green',
  'Computer wins!': 'red',
  "It's a tie!": 'ink',
};

const drawingOf = (hand: HandId, height: number): PictureDrawing => ({
  element: <Hand choice={hand} />,
  height,
});

/** All of them: those that were shown would tell the friend what comes in the challenge. */
const everyHand: PictureBlock = {
  kind: 'drawings',
  drawings: HANDS.map((hand) => drawingOf(hand, 2.4)),
};

/** A round against the computer, and the score after it. */
export function pictureOf({ result, outcome, streak, tally }: Settled): PictureContent {
  return {
    heading: rockPaperScissors.name,
    blocks: [
      everyHand,
      { kind: 'stamp', text: result, color: colors[result] },
      { kind: 'text', hand: true, size: 'large', text: outcome, color: 'ink' },
      {
        kind: 'figures',
        figures: [
          { label: labels.you, value: `${tally.playerWins}` },
          { label: labels.computer, value: `${tally.computerWins}` },
          { label: labels.ties, value: `${tally.ties}` },
          { label: labels.streak, value: `${streak}` },
        ],
      },
    ],
  };
}

/** The first line is the loudest. */
const linesOf = (lines: readonly string[]) =>
  lines.map(
    (text, at): PictureBlock => ({
      kind: 'text',
      hand: true,
      strong: at === 0,
      size: 'large',
      text,
      color: 'ink',
    }),
  );

/** As many in a row as are large enough to be seen. */
const IN_A_ROW = 3;

/** A challenge to a friend: a closed fist for each round, and what the caller says. */
export function challengePicture({
  hands: count,
  lines,
}: {
  hands: number;
  lines: readonly string[];
}): PictureContent {
  const rows = Math.ceil(count / IN_A_ROW);
  const blocks = Array.from({ length: rows }, (_, row): PictureBlock => {
    const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
    return {
      kind: 'drawings',
      drawings: Array.from({ length: inRow }, () => drawingOf('rock', 2.4)),
    };
  });
  return { heading: rockPaperScissors.name, blocks: [...blocks, ...linesOf(lines)] };
}

/** An answered challenge. */
export function answerPicture(counts: Counts): PictureContent {
  return {
    heading: rockPaperScissors.name,
    blocks: [
      everyHand,
      {
        kind: 'figures',
        figures: [
          { label: answerLabels.won, value: `${counts.won}` },
          { label: answerLabels.lost, value: `${counts.lost}` },
          { label: answerLabels.tied, value: `${counts.tied}` },
        ],
      },
      ...linesOf(answerOf(counts).slice(1)),
    ],
  };
}
