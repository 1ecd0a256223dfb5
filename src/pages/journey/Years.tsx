import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { sections, years } from './content';
import styles from './Years.module.css';

/** The school years as a line that stays in sight: how far the story has come, and a way to jump. */
export function Years() {
  const current = useSectionInView();
  const reached = sections.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.years} aria-label={years.label}>
      <ol className={styles.line}>
        {sections.map(({ id, year, heading }, index) => (
          <li key={id} className={styles.year} data-passed={index <= reached || undefined}>
            <Link
              className={styles.stop}
              to={`#${id}`}
              aria-label={`${nameOf(year)}, ${heading}`}
              aria-current={id === current ? 'step' : undefined}
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

/** The id of the section that the middle of the screen lies in, or lay in last. */
function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.getAttribute('aria-labelledby') ?? undefined);
      },
      { rootMargin: '-50% 0px' },
    );
    for (const { id } of sections) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
