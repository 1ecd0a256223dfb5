import { useState } from 'react';
import { Icon } from '../../kit/Icon';
import { tick } from '../../kit/icons/tick';
import styles from './Checkbox.module.css';

type CheckboxProps = {
  id?: string;
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
};

/** A box in pencil, with a tick in red pen. All of its row can be pressed. */
export function Checkbox({ id, label, checked, onChange }: CheckboxProps) {
  // Shows the tick at once, even if subscribers are notified a frame later.
  const [shown, setShown] = useState({ checked, choice: checked });
  if (shown.checked !== checked) setShown({ checked, choice: checked });
  return (
    <label className={styles.row}>
      <input
        id={id}
        type="checkbox"
        // Firefox keeps the ticks of a reloaded page, which the state knows nothing of.
        autoComplete="off"
        checked={shown.choice}
        data-needs-script=""
        onChange={({ target }) => {
          setShown({ checked, choice: target.checked });
          onChange(target.checked);
        }}
      />
      <span className={styles.box} data-needs-script="">
        <Icon shape={tick} />
      </span>
      <span className={styles.text}>{label}</span>
    </label>
  );
}
