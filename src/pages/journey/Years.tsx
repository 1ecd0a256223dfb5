import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { sections, years } from './content';
import styles from './Years.module.css';

/** The school years as a line that stays in sight: how far the story has come, and a way to jump. */
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

/** `Class 4`; KG stands alone. */
const nameOf = (year: string) => (/^\d/.test(year) ? `${years.class} ${year}` : year);

/** From far above the screen to a quarter of its height: what has come so far has been reached. */
const REACHED_PART = '99999px 0px -75%';

/** The place of the last section that the reader has reached, however fast. */
function useReachedSection(): number {
  const [last, setLast] = useState(0);
  useEffect(() => {
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setLast(Math.max(0, reached.size - 1));
      },
      { rootMargin: REACHED_PART },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return last;
}
