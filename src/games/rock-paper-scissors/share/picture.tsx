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

const linesOf = (lines: readonly string[]) =>
  lines.map(
    (text): PictureBlock => ({ kind: 'text', hand: true, size: 'large', text, color: 'ink' }),
  );

/** A challenge to a friend: a closed fist for each round, and what the caller says. */
export function challengePicture({
  hands: count,
  lines,
}: {
  hands: number;
  lines: readonly string[];
}): PictureContent {
  const drawings = Array.from({ length: count }, () => drawingOf('rock', 4));
  return { heading: tile.name, blocks: [{ kind: 'drawings', drawings }, ...linesOf(lines)] };
}

/** The rounds of an answered challenge, from the player's side. */
export function answerPicture({
  rounds,
  lines,
}: {
  rounds: readonly { player: HandId; friend: HandId; result: Result }[];
  lines: readonly string[];
}): PictureContent {
  return {
    heading: tile.name,
    blocks: [
      ...rounds.map(
        ({ player, friend, result }): PictureBlock => ({
          kind: 'drawings',
          drawings: [drawingOf(player, 2), { ...drawingOf(friend, 2), mirrored: true }],
          beside: { text: result, color: colors[result] },
        }),
      ),
      ...linesOf(lines),
    ],
  };
}
