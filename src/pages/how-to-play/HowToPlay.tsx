import { NavLink, useLocation } from 'react-router-dom';
import slip from '../../kit/slip.module.css';
import { guidePath } from '../../paths';
import { Page } from '../../site/Page';
import { content, guides } from './content';

/** The index and the seven guides: one page whose words follow the path. */
export default function HowToPlay() {
  const { pathname } = useLocation();
  const slug = pathname.split('/')[2];
  const guide = guides.find((candidate) => candidate.slug === slug);
  return (
    <Page content={guide ?? content}>
      <nav aria-label="Khel">
        <ul className={slip.slips}>
          {guides.map(({ slug: guideSlug, title }) => (
            <li key={guideSlug}>
              <NavLink className={slip.slip} to={guidePath(guideSlug)}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
