import { Picture } from '../../kit/Picture';
import { Paragraphs } from '../../kit/text';
import { Page } from '../../layout/Page';
import { Section } from '../../layout/Section';
import { Share } from '../../sharing/Share';
import { closing, content, share as invitation, sections, shareLead } from './content';
import styles from './Journey.module.css';
import { memories } from './memories/content';
import { Years } from './Years';

const loadPicture = () => import(/* webpackChunkName: "share" */ './picture');

export default function Journey() {
  return (
    <Page content={content}>
      <Years />
      {sections.map(({ id, heading, paragraphs }, index) => (
        <Section key={id} id={id} heading={heading} className={styles.section}>
          <div className={styles.words}>
            <Paragraphs texts={paragraphs} />
          </div>
          <Picture {...memories[id]} eager={index === 0} wide />
        </Section>
      ))}
      <Section id={closing.id} heading={closing.heading} className={styles.closing}>
        <Paragraphs texts={closing.paragraphs} />
        <Share
          lead={shareLead}
          lines={invitation}
          picture={async () => (await loadPicture()).picture}
          fileName="journey"
        />
      </Section>
    </Page>
  );
}
