import type {
  PictureBlock,
  PictureColor,
  PictureContent,
  PictureDrawing,
} from '../../../sharing/picture';
import { hands, labels } from '../content';
import { Hand } from '../Hand';
import type { Hand as HandId, Result } from '../rules';
import { tile } from '../tile';
import { winners } from './content';

type Settled = {
  player: HandId;
  computer: HandId;
  result: Result;
  reason: string;
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

/** A round against the computer, and the score after it. */
export function pictureOf(settled: Settled): PictureContent {
  const { player, computer, result, reason, outcome, streak, tally } = settled;
  return {
    heading: tile.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: [
          { ...drawingOf(player, 4), label: labels.you, caption: hands[player].name },
          {
            ...drawingOf(computer, 4),
            label: labels.computer,
            caption: hands[computer].name,
            mirrored: true,
          },
        ],
      },
      { kind: 'wordStamp', text: result, color: colors[result] },
      { kind: 'text', text: reason, color: 'pencil' },
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
  return { heading: tile.name, blocks: [...blocks, ...linesOf(lines)] };
}

/** The rounds of an answered challenge, and what the caller says. */
export function answerPicture({
  rounds,
  lines,
}: {
  rounds: readonly { player: HandId; friend: HandId; result: Result }[];
  lines: readonly string[];
}): PictureContent {
  return {
    heading: tile.name,
    ragged: true,
    blocks: [
      ...rounds.map(
        ({ player, friend, result }): PictureBlock => ({
          kind: 'beside',
          drawings: [drawingOf(player, 2.1), { ...drawingOf(friend, 2.1), mirrored: true }],
          blocks: [
            {
              kind: 'text',
              hand: true,
              strong: true,
              text: winners[result],
              color: colors[result],
            },
          ],
        }),
      ),
      ...linesOf(lines),
    ],
  };
}
