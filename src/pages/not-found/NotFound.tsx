import { Picture } from '../../kit/Picture';
import slip from '../../kit/slip.module.css';
import { paths } from '../../paths';
import { Link } from '../../site/Link';
import { Page } from '../../site/Page';
import { content, homeLink } from './content';
import picture from './exam-cancelled.svg';
import styles from './NotFound.module.css';

export default function NotFound() {
  return (
    <Page content={content}>
      <p className={slip.slips} lang={content.lang}>
        <Link className={slip.slip} to={paths.home}>
          {homeLink}
        </Link>
      </p>
      <div className={styles.picture}>
        <Picture src={picture} alt="" eager />
      </div>
    </Page>
  );
}
