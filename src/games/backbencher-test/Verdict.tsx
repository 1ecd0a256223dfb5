import { Button } from '../../kit/Button';
import { Drawing } from '../../kit/Drawing';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { scoreResetAsked } from '../../state/uiSlice';
import { NotSavedNotice } from '../shared/NotSavedNotice';
import { SCORE_RETURN_ID } from '../shared/ScoreCard';
import { ShareSlot } from '../shared/ShareSlot';
import { countText, labels, titles, untitled } from './content';
import { POINTS } from './rules';
import { backbencherTestSlice, selectCount, selectTitle } from './slice';
import sprite from './titles.svg';
import styles from './Verdict.module.css';

const loadShare = () => import(/* webpackChunkName: "backbencher-test-later" */ './share');

const names = Object.values(titles).map(({ title }) => title);
const lines = Object.values(titles).map(({ line }) => line);

/**
 * A note with the title that the visitor has earned, or with an invitation to tick. On a phone the upper part of the
 * note stays at the bottom of the screen while the list scrolls. Screen readers announce a new title only if `isUsed`
 * is true: the visitor has used the checklist.
 */
export function Verdict({ isUsed }: { isUsed: boolean }) {
  const count = useAppSelector(selectCount);
  const id = useAppSelector(selectTitle);
  const { title, line } = id ? titles[id] : untitled;
  return (
    <div className={styles.verdict} data-needs-script="">
      <div className={styles.bar}>
        {/* The `key` gives each title a new element: the animation of the drawing then starts again. */}
        <div key={id} className={`${styles.colors} ${styles.symbol}`} data-title={id ?? undefined}>
          <Drawing sprite={sprite} symbol={id ?? 'none'} />
        </div>
        <div className={styles.standing}>
          <div className={`${styles.title} ${space.space}`}>
            <ReserveSpace texts={names} />
            {/*
             * The `key` prevents the announcement of a stored title, which appears after hydration. Until the checklist
             * is used, each title has a new live region, and screen readers do not announce the first text of a new
             * region. Once the checklist is used, the region stays, and each new title is announced.
             */}
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
        {count > 0 && <ShareSlot load={loadShare} attempt={count} />}
      </div>
      <div className={styles.remark}>
        <p className={`${styles.line} ${space.space}`}>
          <ReserveSpace texts={lines} />
          <span>{line}</span>
        </p>
        <NotSavedNotice />
        <div className={styles.reset}>{count > 0 && <ResetButton />}</div>
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

/** The number of strokes in a group of tally marks: four strokes, and a fifth stroke across the four. */
const GROUP = 5;
/** The width of a group together with the gap after the group, in units of the `viewBox`. */
const GROUP_WIDTH = 34;

/** Returns the SVG path of a stroke. `index` counts the strokes from 0. */
function strokeAt(index: number): string {
  const left = Math.floor(index / GROUP) * GROUP_WIDTH;
  const place = index % GROUP;
  if (place === GROUP - 1) return `M${left + 1} 17.5c9-3.5 17-7 25-11`;
  return `M${left + 5 + place * 6} ${3 + (place % 2)}c.3 6-.2 12-1 18`;
}

/** Returns the SVG path of the first `count` strokes. Example: `strokes(7)` is a whole group and two more strokes. */
const strokes = (count: number) => Array.from({ length: count }, (_, at) => strokeAt(at)).join('');

/**
 * Shows a row of tally marks in pencil, one for each point of the list. For each ticked point, one mark is drawn over
 * in red. Screen readers skip the drawing, because the count is also shown as a number.
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
