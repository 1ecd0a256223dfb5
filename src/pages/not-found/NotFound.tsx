import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Page } from '../../site/Page';
import { content, homeLink } from './content';
import picture from './exam-cancelled.svg';
import styles from './NotFound.module.css';

export default function NotFound() {
  return (
    <Page content={content}>
      <p lang={content.lang}>
        <Link to={paths.home}>{homeLink}</Link>
      </p>
      <img className={styles.picture} src={picture} width="480" height="300" alt="" />
    </Page>
  );
}
