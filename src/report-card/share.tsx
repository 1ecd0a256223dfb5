import { handoutFoot, handoutHead } from '../games/shared/handout/picture';
import { bandText } from '../games/shared/lines';
import type { Row } from '../games/shared/report';
import type { PictureContent } from '../sharing/picture';
import { Share } from '../sharing/Share';
import { useAppSelector, useAppStore } from '../state/hooks';
import { content, grades } from './content';
import { selectBadges } from './slice';
import { selectDaysPresent, selectRow, selectTotal, useSubjects } from './subjects';

type Message = { grade: string | undefined; badges: number; days: number };

const badgesText = (n: number) => (n === 1 ? '1 badge' : `${n} badges`);

/**
 * Returns the grade, the number of badges and the number of days as one text. A missing grade and a number that is 0
 * are left out.
 */
const summaryOf = ({ grade, badges, days }: Message): string =>
  [
    ...(grade === undefined ? [] : [`grade ${grade}`]),
    ...(badges > 0 ? [badgesText(badges)] : []),
    ...(days > 0 ? [`${days} din haazir`] : []),
  ].join(', ');

export const share = {
  lead: 'Class group mein bhi lagwa do:',
  badges: 'Badges',
  present: 'Haazri',
  played: (n: number) => `${n} baar`,
  /** Returns the lines of the shared message, without the address of the page. */
  messageOf: (card: Message): string[] => [
    `Mera Report Card: ${summaryOf(card) || 'session abhi shuru hua hai'}`,
    'Is baar group mein maine khud daala. School wala aaj tak gadde ke neeche hai.',
    'Ab sab apna apna dikhao, roll number se.',
  ],
};

export type CardPicture = {
  rows: readonly { name: string; row: Row | null }[];
  grade: string | undefined;
  total: number | undefined;
  badges: number;
  days: number;
};

/**
 * Returns the picture of the report card: the best result of each played game, the numbers of badges and days, and the
 * grade.
 */
export const pictureOf = ({ rows, grade, total, badges, days }: CardPicture): PictureContent => ({
  heading: content.heading,
  framed: true,
  blocks: [
    ...handoutHead({ isLow: true }),
    {
      kind: 'fields',
      rows: [
        ...rows.flatMap(({ name, row }) =>
          row ? [[{ label: name, value: row.best ?? share.played(row.played ?? 0) }]] : [],
        ),
        [
          { label: share.badges, value: `${badges}` },
          { label: share.present, value: `${days}` },
        ],
      ],
    },
    grade !== undefined && total !== undefined
      ? handoutFoot({ text: grade, word: `${total}%` })
      : handoutFoot('fun'),
  ],
});

export default function ShareCard() {
  const subjects = useSubjects();
  const store = useAppStore();
  const total = useAppSelector((state) => selectTotal(state, subjects));
  const badges = useAppSelector((state) => Object.keys(selectBadges(state).earned).length);
  const days = useAppSelector((state) => selectDaysPresent(state, subjects).length);
  const grade = total === undefined ? undefined : bandText(grades, total);
  const rows = () =>
    subjects.map((subject) => ({
      name: subject.game.name,
      row: selectRow(store.getState(), subject),
    }));
  return (
    <Share
      key={`${total} ${badges} ${days}`}
      lead={share.lead}
      lines={share.messageOf({ grade, badges, days })}
      picture={() => pictureOf({ rows: rows(), grade, total, badges, days })}
      fileName="mera-report-card"
    />
  );
}
