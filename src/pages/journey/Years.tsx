import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { sections, years } from './content';
import styles from './Years.module.css';

/** The sticky line of the school years. The line shows the reading progress, and has a link to each section. */
export function Years() {
  const reached = useReachedSection();
  return (
    <nav className={styles.years} aria-label={years.label}>
      <ol className={styles.line}>
        {sections.map(({ id, year, heading }, index) => (
          <li key={id} className={styles.year} data-passed={index <= reached || undefined}>
            <Link
              className={styles.stop}
              to={`#${id}`}
              aria-label={`${nameOf(year)}, ${heading}`}
              aria-current={index === reached ? 'step' : undefined}
            >
              {year}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the name of a year for screen readers. Example: `4` gives `Class 4`, `KG` stays `KG`. */
const nameOf = (year: string) => (/^\d/.test(year) ? `${years.class} ${year}` : year);

/**
 * The root margin of the area in which a heading counts as reached. The area is the top quarter of the window, together
 * with everything above the window.
 */
const REACHED_AREA = '99999px 0px -75%';

/** Returns the index of the last section whose heading was reached, by scrolling or by a jump to a `#hash`. */
function useReachedSection(): number {
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (!window.IntersectionObserver) return undefined;
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setLast(Math.max(0, reached.size - 1));
      },
      { rootMargin: REACHED_AREA },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return last;
}
