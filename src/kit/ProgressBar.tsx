import styles from './ProgressBar.module.css';

/** A progress bar. The attribute `aria-valuenow` repeats the value for tools that read only ARIA attributes. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuenow={percent}
      max={100}
      value={percent}
    />
  );
}
