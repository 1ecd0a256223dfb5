import styles from './Thumbnail.module.css';

/** A small drawing beside a link that says the same. Its place is kept until it is loaded. */
export const Thumbnail = ({ src }: { src: string }) => (
  <span className={styles.frame}>
    <img className={styles.drawing} src={src} alt="" width={480} height={300} loading="lazy" />
  </span>
);
