import { List } from '../../kit/text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { SCORE_RETURN_ID } from '../shared/ids';
import { Checkbox } from './Checkbox';
import styles from './Checklist.module.css';
import { labels, points } from './content';
import type { PointId } from './rules';
import { POINTS } from './rules';
import { pointTicked, pointUnticked, selectCount, selectIsTicked } from './slice';

/** Also without scripts, as a list to read. */
export function Checklist({ onUse }: { onUse(): void }) {
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.group}>{labels.group}</legend>
      <p className={styles.intro}>{labels.intro}</p>
      <List className={styles.points}>
        {POINTS.map((id) => (
          <li key={id} className={styles.point}>
            <Point id={id} onUse={onUse} />
          </li>
        ))}
      </List>
    </fieldset>
  );
}

function Point({ id, onUse }: { id: PointId; onUse(): void }) {
  const dispatch = useAppDispatch();
  const isTicked = useAppSelector((state) => selectIsTicked(state, id));
  // The reset button is gone then.
  const getsFocus = useAppSelector((state) => id === POINTS[0] && selectCount(state) === 0);
  return (
    <Checkbox
      {...(getsFocus && { id: SCORE_RETURN_ID })}
      label={points[id]}
      checked={isTicked}
      onFocus={onUse}
      onChange={(checked) => {
        // Safari gives a clicked checkbox no focus.
        onUse();
        dispatch(checked ? pointTicked(id) : pointUnticked(id));
      }}
    />
  );
}
