import { Button } from '../../kit/Button';
import { Drawing } from '../../kit/Drawing';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { scoreResetAsked } from '../../state/uiSlice';
import { ShareSlot } from '../shared/LazyPart';
import { NotSavedNotice } from '../shared/NotSavedNotice';
import { SCORE_RETURN_ID } from '../shared/ScoreCard';
import { countText, labels, titles, untitled } from './content';
import { POINTS } from './rules';
import { backbencherTestSlice, selectCount, selectTitle } from './slice';
import sprite from './titles.svg';
import styles from './Verdict.module.css';

const loadShare = () => import(/* webpackChunkName: "backbencher-test-later" */ './share');

const names = Object.values(titles).map(({ title }) => title);
const lines = Object.values(titles).map(({ line }) => line);

/**
 * A note with the title, or an invitation to tick. On a phone the upper part of the note stays in sight while the list
 * is scrolled. A change of title is announced once the checklist is used (`isUsed`).
 */
export function Verdict({ isUsed }: { isUsed: boolean }) {
  const count = useAppSelector(selectCount);
  const id = useAppSelector(selectTitle);
  const { title, line } = id ? titles[id] : untitled;
  return (
    <div className={styles.verdict} data-needs-script="">
      <div className={styles.bar}>
        {/* Another element for each title, so that the animation of the drawing starts again. */}
        <div key={id} className={`${styles.colors} ${styles.symbol}`} data-title={id ?? undefined}>
          <Drawing sprite={sprite} symbol={id ?? 'none'} />
        </div>
        <div className={styles.standing}>
          <div className={`${styles.title} ${space.space}`}>
            <ReserveSpace texts={names} />
            {/* Another element for each title until the checklist is used, as a new live region is not announced. */}
            <div key={isUsed ? 'used' : id} role="status">
              {id && <h2>{title}</h2>}
            </div>
            {!id && <p>{title}</p>}
          </div>
          <div className={styles.figures}>
            <Tally count={count} />
            <p className={`${styles.count} ${space.space}`}>
              <ReserveSpace texts={[countText(POINTS.length)]} />
              <span>{countText(count)}</span>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.remark}>
        <p className={`${styles.line} ${space.space}`}>
          <ReserveSpace texts={lines} />
          <span>{line}</span>
        </p>
        <NotSavedNotice />
        <div className={styles.reset}>{count > 0 && <ResetButton />}</div>
        <ShareSlot load={loadShare} attempt={count > 0 && count} />
      </div>
    </div>
  );
}

function ResetButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      quiet
      id={SCORE_RETURN_ID}
      onClick={() => dispatch(scoreResetAsked(backbencherTestSlice.name))}
    >
      {labels.reset}
    </Button>
  );
}

/** A group of tally marks: four strokes, and one across them. */
const GROUP = 5;
/** The width of a group with the gap behind it, in units of the drawing. */
const GROUP_WIDTH = 34;

/** The path of a stroke, by its index from 0. */
function strokeAt(index: number): string {
  const left = Math.floor(index / GROUP) * GROUP_WIDTH;
  const place = index % GROUP;
  if (place === GROUP - 1) return `M${left + 1} 17.5c9-3.5 17-7 25-11`;
  return `M${left + 5 + place * 6} ${3 + (place % 2)}c.3 6-.2 12-1 18`;
}

/** The path of several strokes. Example: `strokes(7)` is a group of five, and two of the next. */
const strokes = (count: number) => Array.from({ length: count }, (_, at) => strokeAt(at)).join('');

/**
 * Shows tally marks for the ticked points in ink, over tally marks for all points in pencil. The drawing is
 * decorative, as the count stands beside it in figures.
 */
export function Tally({ count }: { count: number }) {
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${Math.ceil(POINTS.length / GROUP) * GROUP_WIDTH - 5} 24`}
      aria-hidden="true"
    >
      <path className={styles.rest} d={strokes(POINTS.length)} />
      <path d={strokes(count)} />
    </svg>
  );
}
