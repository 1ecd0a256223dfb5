import { Page } from '../../site/Page';
import { content } from './content';

export default function Journey() {
  return <Page content={content} />;
}
