import { Link } from 'react-router-dom';
import { Card } from '../../kit/Card';
import slip from '../../kit/slip.module.css';
import spread from '../../kit/spread.module.css';
import numbered from '../../kit/steps.module.css';
import { List } from '../../kit/text';
import { whatsappLink } from '../../layout/links';
import { Page } from '../../layout/Page';
import { Section } from '../../layout/Section';
import { paths } from '../../paths';
import styles from './Contribute.module.css';
import { content, contributors, feedback, payment, steps } from './content';
import { UpiCode } from './UpiCode';

export default function Contribute() {
  return (
    <Page content={content}>
      <div className={spread.spread}>
        <Card taped>
          <UpiCode />
        </Card>
        <Card heading={steps.heading}>
          <List ordered className={numbered.steps}>
            {steps.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </List>
          <p className={`${slip.slips} ${styles.send}`}>
            <a className={slip.slip} href={whatsappLink(payment.message)} rel="noopener">
              {payment.send}
            </a>
          </p>
          <p className={styles.note}>{payment.honest}</p>
        </Card>
      </div>
      <Section id={contributors.id} heading={contributors.heading}>
        <p className={styles.sample}>{contributors.note}</p>
        <List className={styles.contributors} aria-labelledby={contributors.id}>
          {contributors.entries.map(({ name, gave }) => (
            <li key={name} className={styles.contributor}>
              <strong>{name}</strong>
              <span>{gave}</span>
            </li>
          ))}
        </List>
      </Section>
      <Section id={feedback.id} heading={feedback.heading}>
        <p>
          {feedback.text} <Link to={paths.feedback}>{feedback.link}</Link>
        </p>
      </Section>
    </Page>
  );
}
