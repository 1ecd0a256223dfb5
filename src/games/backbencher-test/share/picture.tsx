import { Drawing } from '../../../kit/Drawing';
import type { PictureContent } from '../../../sharing/picture';
import { count as countText, titles } from '../content';
import { backbencherTest } from '../game';
import type { TitleId } from '../rules';
import { POINTS } from '../rules';
import { Tally } from '../Tally';
import sprite from '../titles.svg';
import styles from '../Verdict.module.css';

/** The title, and how it was earned. */
export function pictureOf({ title: id, count }: { title: TitleId; count: number }): PictureContent {
  const { title, line } = titles[id];
  const symbol = (
    <span className={styles.colors}>
      <Drawing sprite={sprite} symbol={id} />
    </span>
  );
  const tally = (
    <span style={{ color: 'var(--red)' }}>
      <Tally count={count} of={POINTS.length} />
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
              text: countText(count, POINTS.length),
              color: 'red',
            },
          ],
        ],
      },
      { kind: 'text', hand: true, size: 'large', text: line, color: 'ink' },
    ],
  };
}
