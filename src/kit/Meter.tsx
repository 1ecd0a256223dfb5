import styles from './Meter.module.css';

/** A bar of a percentage. `aria-valuenow` repeats the value for tools that read attributes. */
export function Meter({ label, percent }: { label: string; percent: number }) {
  return (
    <progress
      className={styles.meter}
      aria-label={label}
      aria-valuenow={percent}
      max={100}
      value={percent}
    />
  );
}
