import { Link } from 'react-router-dom';
import { Card } from '../kit/Card';
import { Picture } from '../kit/Picture';
import slip from '../kit/slip.module.css';
import spread from '../kit/spread.module.css';
import { List } from '../kit/text';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { paths } from '../paths';
import { settings } from '../settings';
import chit from './chit.svg';
import { content, otherWays, picture, privacy } from './content';
import { feedbackFeature } from './effects';
import styles from './Feedback.module.css';
import { FeedbackForm } from './FeedbackForm';

export const page = { feature: feedbackFeature };

export default function Feedback() {
  const { whatsapp, email } = settings.social;
  return (
    <Page content={content}>
      <div className={`${spread.spread} ${spread.firstAlone}`}>
        <Card taped>
          <FeedbackForm />
        </Card>
        <div className={styles.picture}>
          <Picture src={chit} alt={picture.alt} caption={picture.caption} wide />
        </div>
        <Card heading={otherWays.heading}>
          <p>{otherWays.text}</p>
          <List className={`${slip.slips} ${styles.ways}`}>
            <li>
              <a className={slip.slip} href={whatsapp} target="_blank" rel="noopener">
                WhatsApp
              </a>
            </li>
            <li>
              <a className={slip.slip} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          </List>
        </Card>
      </div>
      <Section id={privacy.id} heading={privacy.heading}>
        <p>
          {privacy.text} <Link to={`${paths.about}#privacy-policy`}>{privacy.link}</Link>
        </p>
      </Section>
    </Page>
  );
}
