import styles from './Bottle.module.css';

// The bottle's center of mass is at the center of the viewBox. Otherwise the spinning bottle would wobble.
export function Bottle({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.bottle} ${className}` : styles.bottle}
      viewBox="0 0 160 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className={styles.glass}
        d="M71.8 16.8C71.2 26.8 71.4 33.8 70 40.8C67.6 50.8 55.4 57.8 54.6 70.8C53.9 88.8 54.3 108.8 55 125.8C55.4 131.4 58 134.2 63 134.7C74.4 135.8 85.6 135.6 97.2 134.7C102 134.2 104.6 131.4 105 125.8C105.8 108.8 105.9 88.8 105.4 70.8C104.4 57.8 92.4 50.8 90.1 40.8C88.7 33.8 88.6 26.8 88.3 16.8Z"
      />
      <path
        className={styles.shine}
        d="M77 25.8C76.7 32.8 76.5 38.4 74.8 43.8C72.8 49.8 65 55.4 62.4 63.2M61.6 117.8C61.6 121.4 61.8 124.2 62.2 126.6"
      />
      <path
        className={styles.label}
        d="M54.5 74.8C71.4 76.8 88.6 76.8 105.5 74.8C106 86.8 105.9 98.8 105.5 110.8C88.6 113 71.4 113 54.6 110.8C54.1 98.8 54.1 86.8 54.5 74.8Z"
      />
      <path
        className={styles.fruit}
        d="M80.2 84C87.2 83.9 91.6 88.4 91.6 94.4C91.6 100.6 87 105 80.4 105C73.6 105 68.7 100.8 68.6 94.6C68.6 88.6 73.2 84.1 80.2 84Z"
      />
      <path
        className={styles.leaf}
        d="M80 85.2C81.4 80.4 86.6 78.6 91.6 79.8C90.8 84.4 86 86.8 80 85.2Z"
      />
      <path
        className={styles.cap}
        d="M69.6 4.4C76.4 3.3 83.6 3.3 90.6 4.4C92.4 8.2 93.2 12.2 93.2 16.4C92.4 19.8 88 19.8 86.6 17.4C85 20.2 81.4 20.2 80 17.6C78.6 20.2 75 20.2 73.4 17.4C72 19.8 67.6 19.8 66.8 16.4C66.9 12.2 67.8 8.2 69.6 4.4Z"
      />
    </svg>
  );
}
