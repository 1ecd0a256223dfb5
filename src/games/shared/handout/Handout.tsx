import type { ReactNode } from 'react';
import { Drawing } from '../../../kit/Drawing';
import { PrintButton } from '../../../layout/PrintButton';
import type { SealVariant } from './content';
import { HANDOUT_TITLE_ID, school } from './content';
import styles from './Handout.deferred.module.css';
import sprite from './handout.svg';

type HandoutProps = {
  title: string;
  /** A line above the title. */
  preamble?: string;
  /** Whether the handout has an empty line, on which a name is written by hand after printing. */
  nameless?: boolean;
  /** The stamp or seal beside the class teacher's signature. */
  seal: ReactNode;
  children: ReactNode;
};

/** Shows a handout: a framed school certificate or report card. If the page is printed, only the handout is printed. */
export function Handout(props: HandoutProps) {
  const { title, preamble, nameless, seal, children } = props;
  return (
    <article
      className={`${styles.colors} ${styles.handout}`}
      aria-labelledby={HANDOUT_TITLE_ID}
      data-prints-alone=""
    >
      <header className={styles.head}>
        <Drawing sprite={sprite} symbol="crest" viewBox="0 0 96 96" className={styles.crest} />
        <p className={styles.school}>{school.name}</p>
        <p className={styles.motto}>{school.motto}</p>
      </header>
      {preamble && <p className={styles.preamble}>{preamble}</p>}
      {nameless && <p className={styles.blank}>{school.nameLine}</p>}
      <h2 id={HANDOUT_TITLE_ID} className={styles.title} tabIndex={-1} lang="en-IN">
        {title}
      </h2>
      {children}
      <footer className={styles.foot}>
        <div className={styles.signed}>
          <Drawing
            sprite={sprite}
            symbol="signature"
            viewBox="0 0 160 56"
            className={styles.signature}
          />
          <p>{school.signedBy}</p>
        </div>
        {seal}
      </footer>
    </article>
  );
}

export function Seal({ variant }: { variant: SealVariant }) {
  return (
    <span className={styles.seal} data-variant={variant}>
      <Drawing sprite={sprite} symbol="seal" viewBox="0 0 96 112" />
    </span>
  );
}

/** Shows the row of buttons below a handout: the given buttons, then Print. */
export function HandoutActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <PrintButton />
    </div>
  );
}
