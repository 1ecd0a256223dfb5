import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from './Icon';
import styles from './SegmentedControl.module.css';
import { useShownChoice } from './useShownChoice';
import { useShownValue } from './useShownValue';

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
  const [shown, choose] = useShownChoice(value, onChoose);
  const group = useRef<HTMLDivElement>(null);
  useShownValue(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const found = options.find((option) => option.value === checked);
    if (found && found.value !== shown) choose(found.value);
  });
  return (
    <div ref={group} className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
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
