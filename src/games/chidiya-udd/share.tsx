import type { PictureContent, PictureField } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import { outcomeOf } from '../shared/Standing';
import { lines } from './Commentary';
import type { Name } from './caller';
import { spoken } from './caller';
import { callText, labels, msText } from './content';
import { pointsOfBoth } from './Figures';
import { chidiyaUdd } from './game';
import { challengeHashOf } from './links';
import type { Call, Mode } from './rules';
import { averageOf, hasMistake, isRight, pointsOf, rightOf, winnerOf } from './rules';
import { Thing } from './Stage';
import {
  selectBest,
  selectCalls,
  selectMode,
  selectPhase,
  selectPlayedChallenge,
  selectScore,
  selectTurn,
  selectWinner,
} from './slice';

/** Returns the first line of the message. */
export function headlineOf(score: number, mode: 'fast' | 'calm'): string {
  return mode === 'fast'
    ? `Chidiya Udd, Tez wala: ${score} sahi, phir meri ungli pakdi gayi`
    : `Chidiya Udd, Aaram se: ${score} sahi, out hone ki bhi jaldi nahi thi`;
}

/**
 * The jokes of the player about a high score. Each joke is for a score of `from` or more; the highest `from` comes
 * first.
 */
export const jokes: readonly Band[] = [
  { from: 80, text: 'Caller ab meri ungli se permission lekar naam bolta hai.' },
  { from: 40, text: 'Meri ungli ne pilot licence maanga hai. Written exam maaf.' },
];

/**
 * The texts about the mistake that ended the game. `missed`: the finger was not lifted for a thing that flies.
 * `lifted`: the finger was lifted for a thing that does not fly.
 */
export const mistakes = {
  missed: {
    caption: (name: string) => `Bye bye, ${name}!`,
    joke: (name: string) =>
      `Complaint aayi: "Hum udd gaye, tumne dekha tak nahi." Line par: ${name}`,
  },
  lifted: {
    caption: (name: string) => `Pilot ${name}!`,
    joke: (name: string) => `Thank-you call aaya: "Meri first flight thi!" Line par: ${name}`,
  },
};

const mistakeOf = ({ flies }: Call) => (flies ? mistakes.missed : mistakes.lifted);

/**
 * Returns the text of the stamp in the picture, after a game of one player. Example: `Pilot Bhains!` if the player
 * lifted the finger for `bhains`.
 */
export const captionOf = (out: Call) => mistakeOf(out).caption(spoken(out.name as Name));

/**
 * The questions to the friend, who gets the same calls in the same order. Each question is for a score of `from` or
 * more; the highest `from` comes first.
 */
export const questions: readonly Band[] = [
  { from: 80, text: 'Tumhe poori list same milegi. Palak jhapke bina kitni der?' },
  { from: 40, text: 'Ab yahi caller tumse same jhooth bolega. Kitne tak tikoge?' },
  { from: 20, text: 'Jin naamon ne mujhe phansaya, agle tumhare hain. Bachoge?' },
  { from: 8, text: 'Same naam tumhari taraf aa rahe hain. Apni ungli rok loge?' },
  { from: 0, text: 'Saare naam tumhe same order mein milenge. Meri ungli ko tuition doge?' },
];

/**
 * The messages to the friend whose challenge the player has accepted, by the outcome for the player. `own` is the score
 * of the player, `friend` is the score of the friend.
 */
export const answers: Record<'won' | 'lost' | 'tied', (own: number, friend: number) => string[]> = {
  won: (own, friend) => [
    `Chidiya Udd: tumne ${friend} banaye, maine ${own}`,
    'Caller ne fake news di, meri ungli ne fact-check kiya.',
    'Rematch loge, ya tumhari ungli abhi physiotherapy mein hai?',
  ],
  lost: (own, friend) => [
    `Chidiya Udd: main ${own} par out, tum ${friend} tak gaye`,
    'Beech mein asli machhar aa gaya, meri ungli usi ke saath chali gayi.',
    'Itni tez ungli kis period mein banti hai? Mujhe bhi bitha lo?',
  ],
  tied: (own) => [
    `Chidiya Udd: tumhare ${own}, aur mere bhi utne hi`,
    'Hamari ungliyan sach mein mele ki bichhdi hui twins hain.',
    'Tie-break ka decision caller se karwayein, ya woh phir jhooth bolega?',
  ],
};

/** Returns the message after a game of one player. `out` is the call that ended the game. */
export const messageOf = (score: number, mode: 'fast' | 'calm', out: Call): string[] => [
  headlineOf(score, mode),
  jokes.find(({ from }) => score >= from)?.text ?? mistakeOf(out).joke(spoken(out.name as Name)),
  bandText(questions, score),
];

/** Returns the message after a game of two players. */
export function duelMessageOf(calls: readonly Call[], winner: 0 | 1 | null): string[] {
  const points = [pointsOf(calls, 0), pointsOf(calls, 1)].sort((one, other) => other - one);
  return [
    `Chidiya Udd, do khiladi, ek phone: ${points.join('-')}${winner === null ? ', tie!' : ''}`,
    'Screen aadhi aadhi baanti thi, jhagda poora hua.',
    'Agla match kiske ghar? Charger tum laana.',
  ];
}

/** The largest number of drawings that fit side by side. */
const SHOWN = 3;

/**
 * Returns the picture of a finished game: the things of the latest mistakes, a stamp, the line about the last mistake,
 * and the figures.
 */
export function pictureOf(mode: Mode, calls: readonly Call[], best: number): PictureContent {
  // A finished game has a last call, because only a mistake in a call ends a game.
  const last = calls[calls.length - 1] as Call;
  return {
    heading: chidiyaUdd.name,
    blocks: [
      {
        kind: 'drawings',
        drawings: calls
          .filter(hasMistake)
          .slice(-SHOWN)
          .map(({ name }) => ({
            element: <Thing name={name as Name} />,
            height: 4,
            caption: callText(name as Name),
          })),
      },
      {
        kind: 'stamp',
        text: mode === 'duel' ? labels.duelResult(winnerOf(calls)) : captionOf(last),
        color: mode === 'duel' ? 'green' : 'red',
      },
      { kind: 'text', text: lines[last.name as Name], color: 'pencil' },
      {
        kind: 'figures',
        figures:
          mode === 'duel'
            ? pointsOfBoth(calls)
            : [
                { label: labels.score, value: `${rightOf(calls, 0)}` },
                { label: labels.best, value: `${best}` },
                ...reaction(calls),
              ],
      },
    ],
  };
}

/**
 * Returns a list with one field: the average reaction time of the correct lifts in `calls`. Returns an empty list if no
 * lift was correct.
 */
function reaction(calls: readonly Call[]): PictureField[] {
  const times = calls.flatMap((call) =>
    isRight(call, 0) && typeof call.lifts[0] === 'number' ? [call.lifts[0]] : [],
  );
  if (times.length === 0) return [];
  const liftMs = times.reduce((all, ms) => all + ms, 0);
  const average = averageOf({ lifts: times.length, liftMs });
  return [{ label: labels.reaction, value: msText(average) }];
}

/**
 * Lets the player send a finished game to a friend. After a game of one player, the link in the message challenges the
 * friend to the same calls. After a game of two players, the link has no challenge.
 */
export default function ShareResult() {
  const isOver = useAppSelector(selectPhase) === 'over';
  const mode = useAppSelector(selectMode);
  const turn = useAppSelector(selectTurn);
  const calls = useAppSelector(selectCalls);
  const score = useAppSelector(selectScore);
  const best = useAppSelector(selectBest);
  const winner = useAppSelector(selectWinner);
  const challenge = useAppSelector(selectPlayedChallenge);
  if (!isOver) return null;
  const names = calls.map(({ name }) => name);
  return (
    <Share
      key={turn}
      lines={linesOf()}
      hash={mode === 'duel' ? undefined : challengeHashOf({ mode, score, names })}
      picture={() => pictureOf(mode, calls, best)}
      fileName={`chidiya-udd-${mode === 'duel' ? 'do-khiladi' : score}`}
    />
  );

  function linesOf() {
    if (mode === 'duel') return duelMessageOf(calls, winner);
    if (challenge) return answers[outcomeOf(score, challenge.score)](score, challenge.score);
    return messageOf(score, mode, calls[calls.length - 1] as Call);
  }
}
