import { Link } from 'react-router-dom';
import { Disclosure } from '../../kit/Disclosure';
import type { PictureContent } from '../../kit/Picture';
import { Picture } from '../../kit/Picture';
import palette from '../../kit/palette.module.css';
import ruled from '../../kit/ruled.module.css';
import slip from '../../kit/slip.module.css';
import { List, Paragraphs } from '../../kit/text';
import { Page } from '../../layout/Page';
import { Section } from '../../layout/Section';
import { paths } from '../../paths';
import { classPhoto } from '../about/class-photo/content';
import type { MemoryId } from '../journey/memories/content';
import { memories } from '../journey/memories/content';
import { Announcement } from './Announcement';
import { blog, content, events, followUs, gallery, ways, welcome } from './content';
import styles from './Home.module.css';
import { Khel } from './Khel';
import { Slideshow } from './Slideshow';
import { wayDrawings } from './wayDrawings';

const memoryIds = Object.keys(memories) as MemoryId[];

/**
 * The number of drawings in the gallery that are shown before the visitor opens the rest. `EVENTS_SHOWN` is this number
 * for events. Both numbers fill whole rows: a row has one, two or four drawings, or one or two events.
 */
const MEMORIES_SHOWN = 4;
const EVENTS_SHOWN = 2;

/** The link that gets the focus of a closed announcement. */
const FIRST_WAY_ID = 'ways';

export default function Home() {
  return (
    <div className={styles.home}>
      <Page content={content} leadClassName={styles.lead}>
        <div className={styles.top}>
          <Slideshow />
          <Announcement nextFocus={FIRST_WAY_ID} />
          <Ways />
        </div>
        <Khel />
        <div className={`${ruled.ruled} ${styles.pair}`}>
          <Section id={welcome.id} heading={welcome.heading}>
            <Paragraphs texts={welcome.paragraphs} />
          </Section>
          <FollowUs />
        </div>
        <Gallery />
        <Blog />
        <Events />
      </Page>
    </div>
  );
}

function Ways() {
  return (
    <List className={styles.ways}>
      {ways.map(({ label, to }, index) => (
        <li key={to} className={styles.way}>
          <svg
            className={`${styles.drawing} ${palette.palette}`}
            viewBox="0 -2 72 60"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {wayDrawings[to]}
          </svg>
          <Link id={index === 0 ? FIRST_WAY_ID : undefined} className={styles.link} to={to}>
            {label}
          </Link>
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
    </Section>
  );
}

function Gallery() {
  return (
    <Section id={gallery.id} heading={gallery.heading}>
      <p>{gallery.text}</p>
      <List className={styles.gallery}>
        {memoryIds.slice(0, MEMORIES_SHOWN).map((id) => (
          <Memory key={id} id={id} />
        ))}
      </List>
      <Disclosure summary={gallery.rest}>
        <List className={styles.gallery}>
          {memoryIds.slice(MEMORIES_SHOWN).map((id) => (
            <Memory key={id} id={id} />
          ))}
          <GalleryPicture {...classPhoto} to={`${paths.about}#team`} />
        </List>
      </Disclosure>
    </Section>
  );
}

const Memory = ({ id }: { id: MemoryId }) => (
  <GalleryPicture {...memories[id]} title={gallery.titles[id]} to={`${paths.journey}#${id}`} />
);

function GalleryPicture({ title, to, ...picture }: PictureContent & { title: string; to: string }) {
  return (
    <li className={styles.memory}>
      <Picture
        {...picture}
        caption={
          <Link className={styles.whole} to={to}>
            {title}
          </Link>
        }
      />
    </li>
  );
}

function Blog() {
  return (
    <Section id={blog.id} heading={blog.heading}>
      <p>{blog.text}</p>
      <div className={styles.posts}>
        {blog.posts.map(({ id, title, opening, paragraphs }) => (
          <article key={id} className={styles.post} aria-labelledby={id}>
            <h3 id={id}>{title}</h3>
            <p>{opening}</p>
            <Disclosure summary={blog.rest} describedBy={id}>
              <Paragraphs texts={paragraphs} />
            </Disclosure>
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
      <Days days={events.days.slice(0, EVENTS_SHOWN)} />
      <Disclosure summary={events.rest}>
        <Days days={events.days.slice(EVENTS_SHOWN)} />
      </Disclosure>
    </Section>
  );
}

function Days({ days }: { days: typeof events.days }) {
  return (
    <List ordered className={styles.events}>
      {days.map(({ when, title, text }) => (
        <li key={title} className={styles.day}>
          <p className={styles.when}>{when}</p>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
