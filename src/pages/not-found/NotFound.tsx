import { Link } from 'react-router-dom';
import { Picture } from '../../kit/Picture';
import slip from '../../kit/slip.module.css';
import { Page } from '../../layout/Page';
import { paths } from '../../paths';
import { content, homeLink, remark } from './content';
import picture from './exam-cancelled.svg';
import styles from './NotFound.module.css';

export default function NotFound() {
  return (
    <div className={styles.layout}>
      <Page content={content}>
        <p>{remark}</p>
        <p className={slip.slips}>
          <Link className={slip.slip} to={paths.home}>
            {homeLink}
          </Link>
        </p>
        <div className={styles.picture}>
          <Picture src={picture} alt="" eager />
        </div>
      </Page>
    </div>
  );
}
