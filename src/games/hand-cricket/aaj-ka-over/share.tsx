import type { PictureContent } from '../../../sharing/picture';
import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { labels as matchLabels } from '../content';
import type { Throw } from '../rules';
import { isOut } from '../rules';
import { selectDay, selectOverOnScreen, selectOverStatus } from '../slice';
import type { OverBand } from './Commentary';
import { bandOf, doneLine, lineOfOver } from './Commentary';
import { labels } from './content';
import { overNumber, summaryOf } from './rules';

/** The text of a ball in a message: its runs, or W for Out. */
export type Shown = Throw | 'W';

/** Returns the balls of an over as one text. Example: `overText([4, 6, 1, 'W'])` is `4 · 6 · 1 · W`. */
const overText = (balls: readonly Shown[]): string => balls.join(' · ');

/**
 * The jokes in the message about an over, by the outcome of the over. Each day takes the next joke in a list.
 */
export const jokes: Record<OverBand, readonly string[]> = {
  duck: [
    'Over khatam, toffee abhi munh mein hi hai.',
    'Isse zyada time toh haath par pad baandhne mein laga.',
  ],
  few: [
    'Itne run galti se bhi ban jaate, maine mehnat se banaye.',
    'Haath keyboard par the, dil ground par. Isliye bas itne.',
  ],
  some: [
    'Ek ball aur milti, toh aaj headline mein naam hota.',
    'Report card mein dikhane layak number, saalon baad.',
  ],
  many: [
    'Itne run! Saamne wali balcony se bhi taali aayi.',
    'Aaj canteen ki line mein mujhe aage jaane dena.',
  ],
  survived: [
    'Chhe ball, zero W. Viva mein itni der koi nahi tikta.',
    'Not out! Meri ungliyan ab museum mein milengi.',
  ],
};

/**
 * The questions to the friends in the message. Each day takes the next question. There are seven questions, one for
 * each day of a week.
 */
export const questions: readonly string[] = [
  'Numbers sabke same hain. Tumhare kitne bane?',
  'Tumhara over kidhar hai? Proxy nahi chalegi.',
  'Last bench ka top scorer aaj kaun?',
  'Sabse kam wala chai pilayega. Manzoor?',
  'Kaunsi ball par gaye? Sach batana, register sab dikhata hai.',
  'Lunch se pehle khel lo, phir compare karte hain. Done?',
  'Mera score todoge, ya kal ki ball ka wait?',
];

/** Returns the lines of the message about the over of a day: headline, joke and question. */
export function messageOf({
  overNumber,
  over,
  runs,
}: {
  overNumber: number;
  over: readonly Shown[];
  runs: number;
}): string[] {
  const band = bandOf({ runs, isOut: over[over.length - 1] === 'W' });
  return [
    `Aaj ka Over #${overNumber}: ${overText(over)}`,
    lineOfOver(jokes[band], overNumber),
    lineOfOver(questions, overNumber),
  ];
}

/**
 * Returns the picture of an over. The picture shows no hands, because the computer's hand would tell a friend a number
 * of the day.
 */
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
          { label: matchLabels.runs, value: `${runs}` },
          { label: matchLabels.balls, value: `${over.length}` },
        ],
      },
    ],
  };
}

/**
 * The buttons to share an over that has ended. The shared link leads to the page of Aaj ka Over, because a link to the
 * replay would tell a friend the numbers of the day.
 */
export default function ShareOver() {
  const day = useAppSelector(selectDay);
  const status = useAppSelector(selectOverStatus);
  const { balls, runs } = summaryOf(useAppSelector(selectOverOnScreen));
  if (status !== 'ended' || day === null) return null;
  const over = balls.map((ball) => (isOut(ball) ? 'W' : ball[0]));
  const number = overNumber(day);
  return (
    <Share
      key={day}
      lines={messageOf({ overNumber: number, over, runs })}
      picture={() => pictureOf({ overNumber: number, over, runs })}
      fileName={`aaj-ka-over-${number}`}
    />
  );
}
