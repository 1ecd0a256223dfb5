import type { ReactNode } from 'react';
import { fullTitle } from './content';
import { PAGE_TITLE_ID } from './ids';
import { canonicalUrl } from './links';
import styles from './Page.module.css';
import { usePath } from './usePath';

/** The texts that every page has; its other texts are in its content module. */
export type PageContent = {
  /** The name of the page in the document title, which `fullTitle` completes; also the default of `heading`. */
  title: string;
  heading?: string;
  /** One sentence for search results and link previews. */
  description: string;
  /** The first paragraph. */
  lead: string;
  /** Set if heading and lead are entirely in English. */
  lang?: 'en-IN';
  /** Set for a page that search engines must not index. */
  noindex?: true;
};

type PageProps = {
  content: PageContent;
  leadClassName?: string | undefined;
  children?: ReactNode;
};

/** The head tags, the `h1` and the first paragraph of a page, followed by its children. */
export function Page({ content, leadClassName = styles.lead, children }: PageProps) {
  const { title, heading = title, lead, lang } = content;
  return (
    <>
      <PageHead content={content} />
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} lang={lang}>
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
 * The tags that React hoists into the document's head, in the prerendered page and on each navigation. The build adds
 * tags that only crawlers read: see src/build/seo/.
 */
function PageHead({ content: { title, description, noindex } }: { content: PageContent }) {
  const url = canonicalUrl(usePath());
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
    </>
  );
}
