import type { ReactNode } from 'react';
import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';
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
  // Shown until the next paint, as subscribers may be notified a frame later; then `value` counts
  // again, which need not have changed: DevTools may show a past state.
  const [choice, setChoice] = useState<Value | null>(null);
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === (choice ?? value)}
            onChange={() => {
              setChoice(option.value);
              onChoose(option.value);
              afterPaint(() => setChoice(null));
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
