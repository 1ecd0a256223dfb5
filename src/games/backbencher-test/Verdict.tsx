import { Button } from '../../kit/Button';
import { Drawing } from '../../kit/Drawing';
import { focusAfter } from '../../kit/focusAfter';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { NotSavedNotice } from '../shared/NotSavedNotice';
import { ShareSlot } from '../shared/share/ShareSlot';
import { FIRST_POINT_ID } from './Checklist';
import { count as countText, labels, titles } from './content';
import { POINTS } from './rules';
import { selectCount, selectTitle } from './selectors';
import { ticksReset } from './slice';
import { Tally } from './Tally';
import sprite from './titles.svg';
import styles from './Verdict.module.css';

const loadShare = () =>
  import(/* webpackChunkName: "backbencher-test-share" */ './share/ShareResult');

const all = Object.values(titles);
const names = all.map(({ title }) => title);
const lines = all.map(({ line }) => line);

/**
 * A note with the title. On a phone its upper part stays in sight while the list is scrolled. A
 * change of title is announced once the checklist is being used.
 */
export function Verdict({ isUsed }: { isUsed: boolean }) {
  const count = useAppSelector(selectCount);
  const title = useAppSelector(selectTitle);
  return (
    <div className={styles.verdict} data-needs-script="">
      <div className={styles.bar}>
        {/* Another element for each title, so that its animation starts again. */}
        <div key={title} className={`${styles.colors} ${styles.symbol}`} data-title={title}>
          <Drawing sprite={sprite} symbol={title} />
        </div>
        <div className={styles.standing}>
          <div className={`${styles.title} ${space.space}`}>
            <ReserveSpace texts={names} />
            {/* A new element until then: only changes inside an existing live region are announced. */}
            <div key={isUsed ? 'used' : title} role="status">
              <h2>{titles[title].title}</h2>
            </div>
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
          <span>{titles[title].line}</span>
        </p>
        <NotSavedNotice />
        <div className={styles.reset}>{count > 0 && <ResetButton />}</div>
        <ShareSlot load={loadShare} attempt={count > 0 && count} />
      </div>
    </div>
  );
}

/** It asks nothing: twenty ticks are quickly set again. */
function ResetButton() {
  const dispatch = useAppDispatch();
  return (
    <Button quiet onClick={() => focusAfter(() => dispatch(ticksReset()), FIRST_POINT_ID)}>
      {labels.reset}
    </Button>
  );
}
