import type { CSSProperties } from 'react';
import { UserText } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { leftOver, flames as texts } from './content';
import type { Flames } from './flames';
import { eliminated, LETTERS, piecesOf } from './flames';
import styles from './LastPage.module.css';
import type { Place } from './rules';
import { selectFirstName, selectSecondName } from './slice';

/**
 * Matches a name whose letters may be set with space between them, as they are all Latin letters. Letters of other
 * scripts may be joined, so a name with letters of another script is not spaced out.
 */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/**
 * FLAMES below the working, as on the last page of a notebook. The crossed-out letters are decoration: a screen reader
 * says how many characters are left, and what the count means.
 */
export function LastPage({ flames: { crossed, left, letter } }: { flames: Flames }) {
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const found = letter && texts.letters[letter];
  return (
    <div className={styles.page}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <p className={styles.note}>{texts.note}</p>
      <p className={styles.names} aria-hidden="true">
        <Name name={firstName} crossed={crossed[0]} />
        <Name name={secondName} crossed={crossed[1]} />
      </p>
      {left > 0 && <p className={styles.note}>{leftOver(left)}</p>}
      <p className={styles.letters} aria-hidden="true">
        <Letters count={left} />
      </p>
      <p className={styles.meaning}>
        {found ? (
          <>
            <strong lang="en-IN">{found.word}</strong> {found.line}
          </>
        ) : (
          texts.nobody
        )}
      </p>
    </div>
  );
}

function Name({ name, crossed }: { name: string; crossed: readonly Place[] }) {
  return (
    <UserText className={styles.name} data-spaced={LATIN_LETTERS_ONLY.test(name) || undefined}>
      {piecesOf(name, crossed).map(({ text, isCrossed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their position
        isCrossed ? <s key={index}>{text}</s> : <span key={index}>{text}</span>,
      )}
    </UserText>
  );
}

/** The letters of FLAMES, crossed out by counting; with a count of 0 none is crossed out. */
function Letters({ count }: { count: number }) {
  const order = eliminated(count);
  return LETTERS.map((letter) => {
    const turn = order.indexOf(letter);
    if (turn === -1) return <span key={letter}>{letter}</span>;
    if (turn === LETTERS.length - 1) {
      return (
        <span key={letter} className={styles.circled}>
          {letter}
          <Ring />
        </span>
      );
    }
    // The stylesheet delays each stroke by the turn of its letter.
    return (
      <s key={letter} style={{ '--turn': turn } as CSSProperties}>
        {letter}
      </s>
    );
  });
}

/** A circle that is drawn by hand, and overlaps where it closes. */
function Ring() {
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
      <path
        pathLength={1}
        d="M33 5C18 1 5 9 4 24c-1 13 9 20 21 20 13-1 20-9 19-21C43 10 30 2 14 8"
      />
    </svg>
  );
}
