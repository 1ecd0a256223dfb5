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

/** The list of points to tick. If scripts are off, the checkboxes are hidden, and the list is only a text to read. */
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
  // The first point has the id of the element that gets the focus after a reset: the reset button is gone then.
  const getsFocus = useAppSelector((state) => id === POINTS[0] && selectCount(state) === 0);
  return (
    <Checkbox
      {...(getsFocus && { id: SCORE_RETURN_ID })}
      label={points[id]}
      checked={isTicked}
      onUse={onUse}
      onChange={(checked) => {
        // A checkbox that had the focus before hydration has called no `onUse` yet.
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
  /** A function to call before a change: when the row is pressed, or the checkbox gets the focus. */
  onUse(): void;
  onChange(checked: boolean): void;
};

/** A checkbox drawn in pencil, with a tick in red pen. A press anywhere in the row changes the tick. */
function Checkbox({ id, label, checked, onUse, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useShownValue(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
  });
  return (
    // Safari does not focus a pressed checkbox, so a press needs a handler of its own.
    <label className={styles.row} onPointerDown={onUse}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        // The ticks come from the store. Without `off`, Firefox may restore older ticks after a reload.
        autoComplete="off"
        checked={checked}
        data-needs-script=""
        onFocus={onUse}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.box} data-needs-script="">
        <Icon shape={tick} />
      </span>
      <span className={styles.text}>{label}</span>
    </label>
  );
}
