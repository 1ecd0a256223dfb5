import { Link } from 'react-router-dom';
import { Picture } from '../../kit/Picture';
import ruled from '../../kit/ruled.module.css';
import slip from '../../kit/slip.module.css';
import numbered from '../../kit/steps.module.css';
import { List, Paragraphs } from '../../kit/text';
import { Page } from '../../layout/Page';
import { PrintButton } from '../../layout/PrintButton';
import { Section } from '../../layout/Section';
import { guidePath, guideSlugs, paths } from '../../paths';
import { Share } from '../../sharing/Share';
import styles from './Guide.module.css';
import { GuidesNav } from './GuidesNav';
import type { GuideContent } from './guides/content';
import { factLabels, headings, invitation, names, pager, shareLead } from './guides/content';
import layout from './HowToPlay.module.css';

const loadPicture = () => import(/* webpackChunkName: "share" */ './picture');

type GuideProps = {
  guide: GuideContent;
  /** The path of the game on the site; undefined if the site does not have the game. */
  gamePath?: string | undefined;
};

/** The guide to one game. The guide is printed on one sheet, without the rest of the page. */
export function Guide({ guide, gamePath }: GuideProps) {
  return (
    <article className={`${layout.layout} ${styles.guide}`} data-prints-alone="">
      <Page content={guide}>
        <GuidesNav />
        <div className={layout.words}>
          <Facts facts={guide.facts} />
          {gamePath && (
            <p className={styles.play}>
              <Link to={gamePath} className={slip.slip}>
                {guide.play}
              </Link>
            </p>
          )}
          <Rules guide={guide} />
          <p className={styles.safety}>
            <strong>{headings.safety}</strong> {guide.safety}
          </p>
          <Section id="conclusion" heading={headings.conclusion}>
            <p>{guide.conclusion}</p>
          </Section>
          <Share
            lead={shareLead}
            lines={guide.share}
            picture={async () => (await loadPicture()).pictureOf(guide)}
            fileName={guide.slug}
          />
          <GuideFooter slug={guide.slug} />
        </div>
      </Page>
    </article>
  );
}

function Facts({ facts }: { facts: GuideContent['facts'] }) {
  return (
    <dl className={styles.facts}>
      {factLabels.map(({ fact, label }) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rules({ guide }: { guide: GuideContent }) {
  const { introduction, diagram, howToPlay, variants, song } = guide;
  return (
    <>
      <Section id="introduction" heading={headings.introduction}>
        <Paragraphs texts={introduction} />
      </Section>
      <Section id="how-to-play" heading={headings.howToPlay} className={styles.rules}>
        <Picture {...diagram} eager />
        <div className={ruled.ruled}>
          <List ordered className={numbered.steps}>
            {howToPlay.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </List>
          <p className={styles.variants}>
            <strong>{headings.variants}</strong> {variants}
          </p>
        </div>
      </Section>
      {song && (
        <Section id="geet" heading={headings.song}>
          <List className={styles.song}>
            {song.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
          <p className={styles.note}>{song.note}</p>
        </Section>
      )}
    </>
  );
}

/** The links below a guide. The links are not printed. */
function GuideFooter({ slug }: { slug: GuideContent['slug'] }) {
  const index = guideSlugs.indexOf(slug);
  const [previous, next] = [guideSlugs[index - 1], guideSlugs[index + 1]];
  return (
    <div className={`${ruled.ruled} ${styles.after}`}>
      <p className={styles.invitation}>
        {invitation.text} <Link to={paths.feedback}>{invitation.link}</Link>
      </p>
      <div className={slip.slips}>
        {previous && (
          <Link className={slip.slip} to={guidePath(previous)} rel="prev">
            {pager.previous}: {names[previous]}
          </Link>
        )}
        {next && (
          <Link className={slip.slip} to={guidePath(next)} rel="next">
            {pager.next}: {names[next]}
          </Link>
        )}
        <PrintButton />
      </div>
    </div>
  );
}
