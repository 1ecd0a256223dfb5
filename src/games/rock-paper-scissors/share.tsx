import type {
  PictureBlock,
  PictureColor,
  PictureContent,
  PictureDrawing,
} from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText, inTurn } from '../shared/lines';
import { labels, payoffOf, stakes } from './content';
import { rockPaperScissors } from './game';
import { HandDrawing } from './HandDrawing';
import { challengeHashOf } from './links';
import type { Counts, Hand, Result } from './rules';
import { countsOf, HANDS, isOver, resultOf } from './rules';
import type { RockPaperScissorsState } from './slice';
import {
  selectChallenge,
  selectHistory,
  selectResult,
  selectRound,
  selectStreak,
  selectTally,
} from './slice';

export default function ShareResult() {
  const isChallenged = useAppSelector(selectChallenge) !== null;
  return isChallenged ? <ShareAnswer /> : <ShareRound />;
}

/** Lets the player share a round. The link challenges a friend to play against the player's latest hands. */
function ShareRound() {
  const result = useAppSelector(selectResult);
  const round = useAppSelector(selectRound);
  const streak = useAppSelector(selectStreak);
  const tally = useAppSelector(selectTally);
  const history = useAppSelector(selectHistory);
  if (!result) return null;
  const latestHands = history.map(({ playerChoice }) => playerChoice).reverse();
  const payoff = payoffOf(inTurn(stakes, round - 1), result);
  return (
    <Share
      key={round}
      lines={messageOf({ result, streak, payoff })}
      hash={challengeHashOf(latestHands)}
      picture={() => roundPicture({ result, streak, payoff, tally })}
      fileName={`rock-paper-scissors-streak-${streak}`}
    />
  );
}

/**
 * Lets the player send the result of a challenge back to the friend. The link challenges the friend to play against the
 * hands of the player.
 */
function ShareAnswer() {
  const challenge = useAppSelector(selectChallenge);
  if (!isOver(challenge)) return null;
  const counts = countsOf(challenge);
  return (
    <Share
      lines={answerOf(counts)}
      hash={challengeHashOf(challenge.played ?? [])}
      picture={() => answerPicture(counts)}
      fileName={`rock-paper-scissors-${counts.won}-${counts.lost}`}
    />
  );
}

type Round = {
  result: Result;
  /** The streak after the round. */
  streak: number;
  /** The line about the stake, as on the screen. */
  payoff: string;
};

const headline: Record<Result, (streak: number) => string> = {
  'You win!': (streak) => `Rock Paper Scissors: maine computer ko hara diya! Streak ${streak}`,
  'Computer wins!': () => 'Rock Paper Scissors: computer ne mujhe hara diya',
  "It's a tie!": () => 'Rock Paper Scissors: computer se tie',
};

/** Returns the line about the stake as a quotation: the classmates on the last bench say the line. */
export const quoted = (payoff: string) => `Last bench boli: "${payoff}"`;

/** The questions to the friend after a round, by the result and then by the streak, highest band first. */
export const questions: Record<Result, readonly Band[]> = {
  'You win!': [
    { from: 5, text: 'Computer ungliyan chatka raha hai. Tab tak mere haath tum sambhaaloge?' },
    { from: 3, text: 'Computer ne haath jeb mein daal liye. Tumhare haath khaali hain kya?' },
    { from: 0, text: 'Tumhara pehla haath hamesha Patthar hota tha. Mere saamne aaj bhi wahi?' },
  ],
  'Computer wins!': [{ from: 0, text: 'Aaj mujhe koi bhi hara de. Tum bhi haath saaf karoge?' }],
  "It's a tie!": [
    { from: 0, text: 'Umpire so gaya hai. Mere wahi haath tumhare paas hain, faisla tum karoge?' },
  ],
};

/**
 * Returns the lines of the message after a round. No line names the player's hands, because the friend will play
 * against these hands.
 */
export const messageOf = ({ result, streak, payoff }: Round): string[] => [
  headline[result](streak),
  quoted(payoff),
  bandText(questions[result], streak),
];

/** The message to a friend for whom the player has secretly chosen hands. */
export const challengeMessage: readonly [string, string, string] = [
  'Rock Paper Scissors: mere 5 haath, band mutthi mein',
  'Desk ke neeche chune hain, monitor ne bhi nahi dekhe.',
  'Paanch round hain. Kitne mere, kitne tumhare?',
];

/** The last lines of the message to a friend after playing against that friend's hands, by the player's result. */
export const answers: Record<Result, { joke: string; question: string }> = {
  'You win!': {
    joke: 'Mutthi band karke kya hota, tumhare iraade toh KG se pata hain.',
    question: 'Ab mere haath tumse milenge. Revenge aaj loge, ya reunion par?',
  },
  'Computer wins!': {
    joke: 'Ungliyon ne spelling mistake kar di. Kaagaz likhna tha, Kainchi likh diya.',
    question: 'Ab tum mere haath kholo. Phir se haraoge, ya dosti nibhaoge?',
  },
  "It's a tie!": {
    joke: 'Assembly ki height wali line mein bhi hum barabar hi the.',
    question: 'Final mere haathon se: jo haara, DP par uski class 8 wali photo. Manzoor?',
  },
};

/** Returns the lines of the message after playing against a friend's hands. `counts` has the player's results. */
export function answerOf(counts: Counts): string[] {
  const { won, lost, tied } = counts;
  const { joke, question } = answers[resultOf(counts)];
  return [`Rock Paper Scissors: main ${won}, tum ${lost}, tie ${tied}`, joke, question];
}

/** The labels of the figures in `answerPicture`. The player who sends the picture says "my" and "your". */
export const answerLabels: Record<keyof Counts, string> = {
  won: 'Mere round',
  lost: 'Tumhare round',
  tied: 'Tie',
};

/** The colours of the stamp, the same as in `Arena.module.css`. */
const colors: Record<Result, PictureColor> = {
  'You win!': 'green',
  'Computer wins!': 'red',
  "It's a tie!": 'ink',
};

const drawingOf = (hand: Hand): PictureDrawing => ({
  element: <HandDrawing hand={hand} />,
  height: 2.4,
});

/** The drawings of all three hands. A picture of the played hands would show the friend the hands of the challenge. */
const everyHand: PictureBlock = { kind: 'drawings', drawings: HANDS.map(drawingOf) };

/** The number of fists in each row of a challenge picture. In a single row, the five fists would be too small. */
const FIST_ROWS = [3, 2];

const linesOf = ([loudest, ...others]: readonly string[]): PictureBlock[] => {
  const line = { kind: 'text', hand: true, size: 'large', color: 'ink' } as const;
  return [
    { ...line, strong: true, text: loudest ?? '' },
    ...others.map((text) => ({ ...line, text })),
  ];
};

/** Returns the picture of a round against the computer, with the score after the round. */
export const roundPicture = ({
  result,
  streak,
  payoff,
  tally,
}: Round & Pick<RockPaperScissorsState, 'tally'>): PictureContent => ({
  heading: rockPaperScissors.name,
  blocks: [
    everyHand,
    { kind: 'stamp', text: result, color: colors[result] },
    { kind: 'text', hand: true, size: 'large', text: payoff, color: 'ink' },
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
});

/** Returns the picture of a challenge: a closed fist for each secret hand, and the message. */
export const challengePicture = (): PictureContent => ({
  heading: rockPaperScissors.name,
  blocks: [
    ...FIST_ROWS.map(
      (count): PictureBlock => ({
        kind: 'drawings',
        drawings: Array.from({ length: count }, () => drawingOf('rock')),
      }),
    ),
    ...linesOf(challengeMessage),
  ],
});

/** Returns the picture of the result against a friend's hands. */
export const answerPicture = (counts: Counts): PictureContent => ({
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
});
