import { useRef } from 'react';
import { Icon } from '../../kit/Icon';
import { tick } from '../../kit/icons/controls';
import { useShownValue } from '../../kit/useShownValue';
import styles from './Checkbox.module.css';

type CheckboxProps = {
  id?: string;
  label: string;
  checked: boolean;
  onFocus(): void;
  onChange(checked: boolean): void;
};

/** A box in pencil, with a tick in red pen. All of its row can be pressed. */
export function Checkbox({ id, label, checked, onFocus, onChange }: CheckboxProps) {
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
        // Ticks are stored: those that Firefox restores after a reload may be older.
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
