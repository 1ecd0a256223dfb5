import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/Icon';
import { List } from '../kit/text';
import { useIsHydrated } from '../kit/useIsHydrated';
import { prefersReducedMotion } from '../platform/media';
import { useEnv } from '../state/hooks';
import { BUILD_YEAR, footerColumns, SITE_NAME, socialLinks } from './content';
import styles from './Footer.module.css';
import sprite from './footer.svg';
import { PAGE_TITLE_ID } from './ids';

/**
 * An icon of the footer. The sprite with the icons is loaded only after hydration, because the footer is at the end of
 * every page.
 */
function FooterIcon({ symbol }: { symbol: string }) {
  const href = useIsHydrated() ? `${sprite}#${symbol}` : undefined;
  return <Icon shape={<use href={href} />} />;
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {footerColumns.map(({ heading, links }) => (
          <section key={heading} className={styles.column}>
            <h2>{heading}</h2>
            <List>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </List>
          </section>
        ))}
      </div>
      <div className={styles.bottom}>
        <List className={styles.social}>
          {socialLinks.map(({ label, href, icon }) => (
            <li key={label}>
              <a href={href} rel="noopener" aria-label={label}>
                <FooterIcon symbol={icon} />
              </a>
            </li>
          ))}
        </List>
        <Copyright />
        <button className={styles.top} type="button" data-needs-script="" onClick={scrollToTop}>
          <FooterIcon symbol="arrow-up" />
          Scroll to top
        </button>
      </div>
    </footer>
  );
}

/** The year in which the site began. A clock with an earlier year is wrong and is ignored. */
const FIRST_YEAR = 2026;

/** The copyright. The prerendered page has the year of the build; the browser then replaces it by the current year. */
function Copyright() {
  const env = useEnv();
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => {
    const now = new Date(env.now()).getFullYear();
    if (now >= FIRST_YEAR) setYear(now);
  }, [env]);
  return <p className={styles.copyright}>{`© ${year} ${SITE_NAME}`}</p>;
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
}
