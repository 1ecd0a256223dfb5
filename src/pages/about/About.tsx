import { Page } from '../../site/Page';
import { Section } from '../../site/Section';
import { content, sections } from './content';

export default function About() {
  return (
    <Page content={content}>
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </Page>
  );
}
