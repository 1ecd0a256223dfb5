import { Button } from '../../kit/Button';
import { Drawing } from '../../kit/Drawing';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { scoreResetAsked } from '../../state/uiSlice';
import { SCORE_RETURN_ID } from '../shared/ids';
import { NotSavedNotice } from '../shared/NotSavedNotice';
import { ShareSlot } from '../shared/share/ShareSlot';
import { count as countText, labels, titles, untitled } from './content';
import { POINTS } from './rules';
import { backbencherTestSlice, selectCount, selectTitle } from './slice';
import { Tally } from './Tally';
import sprite from './titles.svg';
import styles from './Verdict.module.css';

const loadShare = () =>
  import(/* webpackChunkName: "backbencher-test-share" */ './share/ShareResult');

const all = Object.values(titles);
const names = all.map(({ title }) => title);
const lines = all.map(({ line }) => line);

/**
 * A note with the title, or an invitation to tick. On a phone its upper part stays in sight while the
 * list is scrolled. A change of title is announced once the checklist is being used.
 */
export function Verdict({ isUsed }: { isUsed: boolean }) {
  const count = useAppSelector(selectCount);
  const id = useAppSelector(selectTitle);
  const { title, line } = id ? titles[id] : untitled;
  return (
    <div className={styles.verdict} data-needs-script="">
      <div className={styles.bar}>
        {/* Another element for each title, so that its animation starts again. */}
        <div key={id} className={`${styles.colors} ${styles.symbol}`} data-title={id ?? undefined}>
          <Drawing sprite={sprite} symbol={id ?? 'none'} />
        </div>
        <div className={styles.standing}>
          <div className={`${styles.title} ${space.space}`}>
            <ReserveSpace texts={names} />
            {/* A new element until then: only changes inside an existing live region are announced. */}
            <div key={isUsed ? 'used' : id} role="status">
              {id && <h2>{title}</h2>}
            </div>
            {!id && <p>{title}</p>}
          </div>
          <div className={styles.figures}>
            <Tally count={count} of={POINTS.length} />
            <p className={`${styles.count} ${space.space}`}>
              <ReserveSpace texts={[countText(POINTS.length, POINTS.length)]} />
              <span>{countText(count, POINTS.length)}</span>
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
