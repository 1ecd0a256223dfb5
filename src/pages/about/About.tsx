import { Picture } from '../../kit/Picture';
import { List, Paragraphs } from '../../kit/text';
import wordStamp from '../../kit/wordStamp.module.css';
import { Page } from '../../layout/Page';
import { Section } from '../../layout/Section';
import styles from './About.module.css';
import { classPhoto } from './class-photo/content';
import { content, faq, mission, privacy, team, terms, version } from './content';

export default function About() {
  return (
    <Page content={content}>
      <p className={wordStamp.stamp} lang="en-IN">
        {version}
      </p>
      <Section id={mission.id} heading={mission.heading}>
        <Paragraphs texts={mission.paragraphs} />
      </Section>
      <Section id={team.id} heading={team.heading} className={`${styles.part} ${styles.team}`}>
        <p>{team.text}</p>
        <div className={styles.photo}>
          <Picture {...classPhoto} caption={classPhoto.title} />
        </div>
      </Section>
      <Section id={faq.id} heading={faq.heading} className={styles.part}>
        <Points points={faq.points} />
      </Section>
      <Section id={privacy.id} heading={privacy.heading} className={styles.part}>
        <Points points={privacy.points} />
      </Section>
      <Section id={terms.id} heading={terms.heading} className={styles.part}>
        <List className={styles.terms}>
          {terms.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      </Section>
    </Page>
  );
}

/** Shows headings, each with a text below it. Example: questions and their answers. */
function Points({ points }: { points: readonly { heading: string; text: string }[] }) {
  return (
    <dl className={styles.points}>
      {points.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
