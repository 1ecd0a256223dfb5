import slip from '../kit/slip.module.css';
import { settings } from '../settings';
import { Page } from '../site/Page';
import { content } from './content';

export default function Feedback() {
  const { whatsapp, email } = settings.social;
  return (
    <Page content={content}>
      <ul className={slip.slips}>
        <li>
          <a className={slip.slip} href={whatsapp} rel="noopener">
            WhatsApp
          </a>
        </li>
        <li>
          <a className={slip.slip} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </Page>
  );
}
