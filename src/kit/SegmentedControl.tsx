import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from './Icon';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChoose(value: Value): void;
};

/** A segmented control: a radio group in one row. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, options, value, onChoose } = props;
  // Shows the choice at once, even if subscribers are notified a frame later.
  const [shown, setShown] = useState({ value, choice: value });
  if (shown.value !== value) setShown({ value, choice: value });
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === shown.choice}
            onChange={() => {
              setShown({ value, choice: option.value });
              onChoose(option.value);
            }}
          />
          <span className={styles.face}>
            {option.icon && <Icon shape={option.icon} />}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
