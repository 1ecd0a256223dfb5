import type { ReactNode } from 'react';
import { Drawing } from '../../../kit/Drawing';
import { school } from './content';
import styles from './Handout.deferred.module.css';
import sheet from './handout.svg';

/** The heading of the document: it has the focus when the document is handed over. */
export const HANDOUT_TITLE_ID = 'document-title';

type SchoolDocumentProps = {
  title: string;
  /** A line above the title. */
  preamble?: string;
  /** Leaves room for a name, written by hand on paper. */
  nameless?: boolean;
  /** The stamp or seal beside the class teacher's signature. */
  seal: ReactNode;
  children: ReactNode;
};

/** What a school hands out: framed paper under its crest, signed and sealed; printed alone. */
export function Handout(props: SchoolDocumentProps) {
  const { title, preamble, nameless, seal, children } = props;
  return (
    <article className={styles.document} aria-labelledby={HANDOUT_TITLE_ID} data-prints-alone="">
      <header className={styles.head}>
        <Drawing sheet={sheet} name="crest" className={styles.crest} />
        <p className={styles.school}>{school.title}</p>
        <p className={styles.motto}>{school.motto}</p>
      </header>
      {preamble && <p className={styles.preamble}>{preamble}</p>}
      {nameless && <p className={styles.blank}>{school.name}</p>}
      <h2 id={HANDOUT_TITLE_ID} className={styles.title} tabIndex={-1} lang="en-IN">
        {title}
      </h2>
      {children}
      <footer className={styles.foot}>
        <div className={styles.signed}>
          <Drawing sheet={sheet} name="signature" className={styles.signature} />
          <p>{school.signedBy}</p>
        </div>
        {seal}
      </footer>
    </article>
  );
}

/** The seal of the school, in the colours of the honour. */
export function Seal({ honour }: { honour: 'gold' | 'silver' | 'bronze' | 'fun' }) {
  return (
    <span className={styles.seal} data-honour={honour}>
      <Drawing sheet={sheet} name="seal" />
    </span>
  );
}
