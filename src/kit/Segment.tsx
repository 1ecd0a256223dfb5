import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from './Icon';
import styles from './Segment.module.css';

type SegmentProps<Value extends string> = {
  label: string;
  name: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChoose(value: Value): void;
};

/** One choice of a few, side by side. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, name, options, value, onChoose } = props;
  // A choice is shown at once, even where all that follows from it is drawn a frame later.
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
