import { Paragraphs } from '../../kit/Paragraphs';
import { Picture } from '../../kit/Picture';
import { memories } from '../../site/memories/content';
import { Page } from '../../site/Page';
import { Section } from '../../site/Section';
import { closing, content, sections } from './content';
import styles from './Journey.module.css';
import { Years } from './Years';

export default function Journey() {
  return (
    <Page content={content}>
      <Years />
      {sections.map(({ id, heading, paragraphs }, index) => (
        <Section key={id} id={id} heading={heading} className={styles.section}>
          <div className={styles.words}>
            <Paragraphs texts={paragraphs} />
          </div>
          <Picture {...memories[id]} eager={index === 0} />
        </Section>
      ))}
      <Section id={closing.id} heading={closing.heading} className={styles.closing}>
        <Paragraphs texts={closing.paragraphs} />
      </Section>
    </Page>
  );
}
