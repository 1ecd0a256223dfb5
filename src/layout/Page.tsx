import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { addressOf, fullTitle } from './pageHead';
import { usePath } from './usePath';

/** The words every page has; each page's own stand in its content module. */
export type PageContent = {
  /** Before the site's name in the document title; the heading too, unless there is one. */
  title: string;
  heading?: string;
  /** One sentence for search results and link previews. */
  description: string;
  /** The first paragraph. */
  lead: string;
  /** Set where heading and lead are wholly English. */
  lang?: 'en-IN';
  /** Set where the page has no address of its own. */
  unlisted?: true;
};

type PageProps = {
  content: PageContent;
  leadClassName?: string | undefined;
  children?: ReactNode;
};

/** Head tags, the one `h1` and the first paragraph of a page; the rest are its children. */
export function Page({ content, leadClassName = styles.lead, children }: PageProps) {
  const { title, heading = title, lead, lang } = content;
  return (
    <>
      <PageHead content={content} />
      <h1 id="page-title" tabIndex={-1} lang={lang}>
        {heading}
      </h1>
      <p className={leadClassName} lang={lang}>
        {lead}
      </p>
      {children}
    </>
  );
}

/**
 * React lifts these into the document's head, at build time and at each change of page. What only
 * the robots of search engines and messengers read, the build writes beside them: see src/seo/.
 */
function PageHead({ content: { title, description, unlisted } }: { content: PageContent }) {
  const url = addressOf(usePath());
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
    </>
  );
}
