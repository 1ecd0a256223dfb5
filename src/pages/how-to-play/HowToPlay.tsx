import { NavLink, useLocation } from 'react-router-dom';
import { guidePath } from '../../paths';
import { Page } from '../../site/Page';
import { content, guides } from './content';
import styles from './HowToPlay.module.css';

/** The index and the seven guides: one page whose words follow the path. */
export default function HowToPlay() {
  const { pathname } = useLocation();
  const slug = pathname.split('/')[2];
  const guide = guides.find((candidate) => candidate.slug === slug);
  return (
    <Page content={guide ?? content}>
      <nav aria-label="Khel">
        <ul className={styles.guides}>
          {guides.map(({ slug: guideSlug, title }) => (
            <li key={guideSlug}>
              <NavLink className={styles.guide} to={guidePath(guideSlug)}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
