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
 * Matches a name in which all letters are Latin. Only such a name gets letter spacing, because letter spacing would
 * separate the joined letters of other scripts, such as Devanagari or Arabic.
 */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/**
 * Shows the game FLAMES below the calculation. The crossed-out letters are hidden from screen readers. The texts say
 * how many characters are left, and which relation FLAMES finds, such as Friends.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified only by its position
        isCrossed ? <s key={index}>{text}</s> : <span key={index}>{text}</span>,
      )}
    </UserText>
  );
}

/**
 * Shows the word FLAMES, with a circle around the letter of the result. All other letters are crossed out in turn.
 * With a count of 0, no letter is marked.
 */
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
    // The stylesheet animates the strokes one after the other, in the order of `--turn`.
    return (
      <s key={letter} style={{ '--turn': turn } as CSSProperties}>
        {letter}
      </s>
    );
  });
}

/** A circle that looks drawn by hand: the two ends of the line overlap. */
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
