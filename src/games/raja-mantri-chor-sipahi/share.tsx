import type { PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import { percentOf } from '../shared/report';
import { labels } from './content';
import { Drawn } from './Drawn';
import { rajaMantriChorSipahi } from './game';
import { isCaught, totalsOf, winnersOf } from './rules';
import { useShownNames } from './Screen';
import { selectGuesser, selectPhase, selectRounds, selectRoundsPlayed } from './slice';

/** The jokes in the message, by percentage of right guesses. The band with the highest percentage comes first. */
export const jokes: readonly Band[] = [
  { from: 75, text: 'Chor ne chehra badla, awaaz badli, seat badli. Phir bhi pakda gaya.' },
  { from: 40, text: 'Kuch Chor pakde gaye, baaki chit desk ke neeche chipki hain.' },
  { from: 0, text: 'Yeh chit itni baar bachi ki ab frame hokar staff room mein tangi hai.' },
];

type Result = {
  /** The names of all winners. */
  winners: readonly string[];
  points: number;
  caughtPercent: number;
};

/** Returns the lines of the shared message after a game. */
export const messageOf = ({ winners, points, caughtPercent }: Result): string[] => [
  `Raja Mantri Chor Sipahi: ${listed(winners)} ${labels.crowned} ${points} ${labels.points}`,
  bandText(jokes, caughtPercent),
  'Tumhari gang mein hansi sabse pehle kiski nikalti hai?',
];

/** Joins names into one text. Example: `listed(['Raju', 'Bittu', 'Meena'])` is `Raju, Bittu aur Meena`. */
function listed(names: readonly string[]): string {
  const others = names.slice(0, -1).join(', ');
  const last = names[names.length - 1] as string;
  return others ? `${others} ${labels.and} ${last}` : last;
}

/** Shows the buttons that share the result of a finished game. The shared link leads to the page of the game. */
export default function ShareResult() {
  const isOver = useAppSelector(selectPhase) === 'over';
  const rounds = useAppSelector(selectRounds);
  const guesser = useAppSelector(selectGuesser);
  const roundsPlayed = useAppSelector(selectRoundsPlayed);
  const names = useShownNames();
  if (!isOver) return null;
  const totals = totalsOf(rounds, guesser);
  return (
    <Share
      key={roundsPlayed}
      lines={messageOf({
        winners: winnersOf(totals).map((player) => names[player] as string),
        points: Math.max(...totals),
        caughtPercent: percentOf(rounds.filter(isCaught).length, rounds.length) ?? 0,
      })}
      picture={() => pictureOf(names, totals)}
      fileName="raja-mantri-chor-sipahi"
    />
  );
}

/** Returns the picture of a finished game: the crown, the winners, and all players in order of points, most first. */
export function pictureOf(names: readonly string[], totals: readonly number[]): PictureContent {
  const winners = winnersOf(totals);
  const places = [...totals.keys()].sort(
    (one, other) => (totals[other] as number) - (totals[one] as number),
  );
  return {
    heading: rajaMantriChorSipahi.name,
    blocks: [
      { kind: 'drawings', drawings: [{ element: <Drawn symbol="crown" />, height: 3 }] },
      ...winners.map(
        (player) => ({ kind: 'text', size: 'title', text: names[player] as string }) as const,
      ),
      { kind: 'stamp', text: labels.crowned, color: 'green' },
      {
        kind: 'columns',
        columns: [
          places.map((player) => ({
            kind: 'text',
            hand: true,
            text: `${names[player]}: ${totals[player]}`,
          })),
        ],
      },
    ],
  };
}
