import { useRef } from 'react';
import { Icon } from '../../kit/Icon';
import { tick } from '../../kit/icons/controls';
import { List } from '../../kit/text';
import { useShownValue } from '../../kit/useShownValue';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { SCORE_RETURN_ID } from '../shared/ScoreCard';
import styles from './Checklist.module.css';
import { labels, points } from './content';
import type { PointId } from './rules';
import { POINTS } from './rules';
import { pointTicked, pointUnticked, selectCount, selectIsTicked } from './slice';

/** The points to tick. Without scripts they are a list to read. */
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
  // The first point gets the focus after a reset, when the reset button is gone.
  const getsFocus = useAppSelector((state) => id === POINTS[0] && selectCount(state) === 0);
  return (
    <Checkbox
      {...(getsFocus && { id: SCORE_RETURN_ID })}
      label={points[id]}
      checked={isTicked}
      onFocus={onUse}
      onChange={(checked) => {
        // Safari does not focus a checkbox that is clicked, so `onFocus` is not called for it.
        onUse();
        dispatch(checked ? pointTicked(id) : pointUnticked(id));
      }}
    />
  );
}

type CheckboxProps = {
  id?: string;
  label: string;
  checked: boolean;
  onFocus(): void;
  onChange(checked: boolean): void;
};

/** A box in pencil, with a tick in red pen. The whole row can be pressed. */
function Checkbox({ id, label, checked, onFocus, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useShownValue(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
  });
  return (
    <label className={styles.row}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        // The store has the ticks. Without `off` Firefox may restore older ticks after a reload.
        autoComplete="off"
        checked={checked}
        data-needs-script=""
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.box} data-needs-script="">
        <Icon shape={tick} />
      </span>
      <span className={styles.text}>{label}</span>
    </label>
  );
}
