import { Link } from 'react-router-dom';
import { Page } from '../../site/Page';
import { Section } from '../../site/Section';
import { content, routeLinks, sections } from './content';
import styles from './Home.module.css';

export default function Home() {
  return (
    <Page content={content}>
      <ul className={styles.routes}>
        {routeLinks.map(({ label, note, to }) => (
          <li key={to} className={styles.route}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </Page>
  );
}
