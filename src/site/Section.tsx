import styles from './Page.module.css';

/** A titled part of a page that a `#link` can lead to. */
export function Section({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
    </section>
  );
}
