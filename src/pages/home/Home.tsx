import { Link } from 'react-router-dom';
import { List } from '../../kit/List';
import { Paragraphs } from '../../kit/Paragraphs';
import { Picture } from '../../kit/Picture';
import slip from '../../kit/slip.module.css';
import { Page } from '../../layout/Page';
import { SampleMark } from '../../layout/SampleMark';
import { Section } from '../../layout/Section';
import { paths } from '../../paths';
import { classPhoto } from '../about/class-photo/content';
import type { MemoryId } from '../journey/memories/content';
import { memories } from '../journey/memories/content';
import { Announcement } from './announcement/Announcement';
import { blog, content, events, followUs, gallery, mainLinks, welcome } from './content';
import styles from './Home.module.css';
import { Slideshow } from './Slideshow';

const FIRST_LINK_ID = 'first-link';

const memoryIds = Object.keys(memories) as MemoryId[];

export default function Home() {
  return (
    <Page content={content}>
      <div className={styles.top}>
        <Slideshow />
        <div className={styles.ways}>
          <Announcement nextFocus={FIRST_LINK_ID} />
          <MainLinks />
        </div>
      </div>
      <Section id={welcome.id} heading={welcome.heading}>
        <Paragraphs texts={welcome.paragraphs} />
      </Section>
      <FollowUs />
      <Gallery />
      <Blog />
      <Events />
    </Page>
  );
}

function MainLinks() {
  return (
    <List className={styles.routes}>
      {mainLinks.map(({ label, note, to }, index) => (
        <li key={to} className={styles.route}>
          <Link
            className={`${styles.link} ${styles.whole}`}
            id={index === 0 ? FIRST_LINK_ID : undefined}
            to={to}
          >
            {label}
          </Link>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </List>
  );
}

function FollowUs() {
  return (
    <Section id={followUs.id} heading={followUs.heading}>
      <p>{followUs.text}</p>
      <List className={`${slip.slips} ${styles.networks}`}>
        {followUs.links.map(({ label, href }) => (
          <li key={href}>
            <a className={slip.slip} href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </List>
      <SampleMark of={['Instagram', 'WhatsApp', 'YouTube']} />
    </Section>
  );
}

function Gallery() {
  return (
    <Section id={gallery.id} heading={gallery.heading}>
      <p>{gallery.text}</p>
      <List className={styles.gallery}>
        {memoryIds.map((id) => (
          <li key={id} className={styles.memory}>
            <Picture
              {...memories[id]}
              caption={
                <Link className={styles.whole} to={`${paths.journey}#${id}`}>
                  {gallery.titles[id]}
                </Link>
              }
            />
          </li>
        ))}
        <li className={styles.memory}>
          <Picture
            {...classPhoto}
            caption={
              <Link className={styles.whole} to={`${paths.about}#team`}>
                {classPhoto.title}
              </Link>
            }
          />
        </li>
      </List>
    </Section>
  );
}

function Blog() {
  return (
    <Section id={blog.id} heading={blog.heading}>
      <p>{blog.text}</p>
      <div className={styles.posts}>
        {blog.posts.map(({ id, title, paragraphs }) => (
          <article key={id} className={styles.post} aria-labelledby={id}>
            <h3 id={id}>{title}</h3>
            <Paragraphs texts={paragraphs} />
          </article>
        ))}
      </div>
    </Section>
  );
}

function Events() {
  return (
    <Section id={events.id} heading={events.heading}>
      <p>{events.text}</p>
      <List ordered className={styles.events}>
        {events.days.map(({ when, title, text }) => (
          <li key={title} className={styles.day}>
            <p className={styles.when}>{when}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
