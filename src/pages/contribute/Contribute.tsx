import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Page } from '../../site/Page';
import { content } from './content';

export default function Contribute() {
  return (
    <Page content={content}>
      <p>
        <Link to={paths.feedback}>Feedback</Link>
      </p>
    </Page>
  );
}
