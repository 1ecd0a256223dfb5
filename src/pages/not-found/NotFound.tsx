import { Link } from 'react-router-dom';
import { Picture } from '../../kit/Picture';
import slip from '../../kit/slip.module.css';
import { paths } from '../../paths';
import { Page } from '../../site/Page';
import { content, homeLink } from './content';
import picture from './exam-cancelled.svg';

export default function NotFound() {
  return (
    <Page content={content}>
      <p className={slip.slips} lang={content.lang}>
        <Link className={slip.slip} to={paths.home}>
          {homeLink}
        </Link>
      </p>
      <Picture src={picture} width={480} height={300} alt="" />
    </Page>
  );
}
