import { Drawing } from '../../kit/Drawing';
import type { PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import { countText, titles } from './content';
import { backbencherTest } from './game';
import type { TitleId } from './rules';
import { POINTS } from './rules';
import { selectCount, selectTitle } from './slice';
import sprite from './titles.svg';
import { Tally } from './Verdict';
import styles from './Verdict.module.css';

/** The second and the third line of the message to a friend, by title: a joke of the player, and a question. */
export const lines: Record<TitleId, { joke: string; question: string }> = {
  front: {
    joke: 'Chalk khatam hoti thi, toh poori class mujhe dekhti thi.',
    question: 'Peeche ek seat khaali hai kya? Pehle batao, tumhare kitne aaye.',
  },
  second: {
    joke: "Bunk bhi maara, par ma'am se poochhkar.",
    question: 'Tumhara title kya aata hai? Jhooth tick kiya, toh class photo mere paas hai.',
  },
  middle: {
    joke: 'Board par naam bhi mera, board saaf karne ki duty bhi meri.',
    question: 'Bagal wali seat tumhari thi. Score bhi bagal ka hi aayega?',
  },
  back: {
    joke: 'Naye sir ko attendance se pehle hi mera naam pata tha.',
    question: 'Saath wale kaand mein tick tumhara bhi banta hai. Lagaoge ya mukar jaoge?',
  },
  legend: {
    joke: 'Exam wale din juniors meri bench chhookar jaate hain.',
    question: 'Reunion mein corner wali seat ek hi hai. Tumhare kitne tick hain?',
  },
};

/** Returns the lines of the message: the title and the count of ticks, a joke of the player, and a question. */
export function messageOf(title: TitleId, count: number): string[] {
  const { joke, question } = lines[title];
  return [`Backbencher Test: ${titles[title].title}, ${countText(count)}`, joke, question];
}

/**
 * Returns the picture of a result: the drawing and the name of the title, the count of ticks, and the line of the
 * title.
 */
export function pictureOf(id: TitleId, count: number): PictureContent {
  const { title, line } = titles[id];
  const symbol = (
    <span className={styles.colors}>
      <Drawing sprite={sprite} symbol={id} />
    </span>
  );
  const tally = (
    <span style={{ color: 'var(--red)' }}>
      <Tally count={count} />
    </span>
  );
  return {
    heading: backbencherTest.name,
    blocks: [
      { kind: 'drawings', drawings: [{ element: symbol, height: 5.5 }] },
      { kind: 'text', size: 'title', text: title },
      {
        kind: 'columns',
        together: true,
        columns: [
          [{ kind: 'drawings', drawings: [{ element: tally, height: 1.3 }] }],
          [
            {
              kind: 'text',
              hand: true,
              strong: true,
              size: 'large',
              text: countText(count),
              color: 'red',
            },
          ],
        ],
      },
      { kind: 'text', hand: true, size: 'large', text: line, color: 'ink' },
    ],
  };
}

export default function ShareResult() {
  const title = useAppSelector(selectTitle);
  const count = useAppSelector(selectCount);
  if (!title) return null;
  return (
    <Share
      key={count}
      lines={messageOf(title, count)}
      picture={() => pictureOf(title, count)}
      fileName={`backbencher-test-${count}-of-${POINTS.length}`}
    />
  );
}
