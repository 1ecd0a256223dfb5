import { settings } from '../settings';
import { Page } from '../site/Page';
import { content } from './content';

export default function Feedback() {
  const { whatsapp, email } = settings.social;
  return (
    <Page content={content}>
      <ul>
        <li>
          <a href={whatsapp} rel="noopener">
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </Page>
  );
}
