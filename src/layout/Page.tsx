import type { ReactNode } from 'react';
import { fullTitle } from './content';
import { PAGE_TITLE_ID } from './ids';
import { canonicalUrl } from './links';
import styles from './Page.module.css';
import { usePath } from './usePath';

/** The texts that every page has. Further texts of a page are in the `content.ts` of the page. */
export type PageContent = {
  /**
   * The name of the page, from which `fullTitle` makes the document title. `title` is also the default of `heading`.
   */
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
  /** A page of a game has no first paragraph: it has a line of its own below the tiles. */
  content: Omit<PageContent, 'lead'> & { lead?: string };
  leadClassName?: string | undefined;
  children?: ReactNode;
};

/** Shows a page: the head tags, the `h1`, the first paragraph, and then the children. */
export function Page({ content, leadClassName = styles.lead, children }: PageProps) {
  const { title, heading = title, lead, lang } = content;
  return (
    <>
      <PageHead content={content} />
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} lang={lang}>
        {heading}
      </h1>
      {lead && (
        <p className={leadClassName} lang={lang}>
          {lead}
        </p>
      )}
      {children}
    </>
  );
}

/**
 * The tags that React moves into the head of the document, in the prerendered page and after each navigation. The build
 * adds further tags for crawlers: see src/build/seo/.
 */
function PageHead({ content: { title, description, noindex } }: PageProps) {
  const url = canonicalUrl(usePath());
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
    </>
  );
}
