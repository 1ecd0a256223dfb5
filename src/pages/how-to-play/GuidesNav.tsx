import { scrollToCenter, useCurrentInCenter } from '../../kit/scrollToCenter';
import slip from '../../kit/slip.module.css';
import { NavLink } from '../../layout/NavLink';
import { usePath } from '../../layout/usePath';
import { guidePath, guideSlugs } from '../../paths';
import styles from './GuidesNav.module.css';
import { guidesNav, names } from './guides/content';

type GuidesNavProps = {
  /**
   * Whether the links wrap into several rows on a phone, instead of one row that scrolls. Set on the index page of the
   * guides, whose main content is the links.
   */
  wraps?: boolean;
};

/** The links to the guides of the seven games: a column on a desktop, and a row that scrolls sideways on a phone. */
export function GuidesNav({ wraps = false }: GuidesNavProps) {
  const path = usePath();
  const row = useCurrentInCenter(path);
  return (
    <nav className={styles.games} aria-label={guidesNav.label}>
      <ul
        ref={row}
        className={styles.list}
        data-wraps={wraps || undefined}
        onFocus={() => scrollToCenter(row.current, ':focus-visible')}
      >
        {guideSlugs.map((slug) => (
          <li key={slug}>
            <NavLink className={`${slip.slip} ${styles.game}`} to={guidePath(slug)}>
              {names[slug]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
