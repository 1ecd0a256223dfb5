import { Link } from 'react-router-dom';
import slip from '../../kit/slip.module.css';
import { paths } from '../../paths';
import { Page } from '../../site/Page';
import { content } from './content';

export default function Contribute() {
  return (
    <Page content={content}>
      <p className={slip.slips}>
        <Link className={slip.slip} to={paths.feedback}>
          Feedback
        </Link>
      </p>
    </Page>
  );
}
