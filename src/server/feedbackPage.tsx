import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { cspHash } from '../build/hashes';
import { securityHeaders } from '../build/headers';
import { answerPage, content, notices } from '../feedback/content';
import { failureNotice, isDelivered } from '../feedback/response';
import { fullTitle } from '../layout/content';
import { paths } from '../paths';
import { settings } from '../settings';

// The path is relative to the root of the project, because npm runs every script there.
const stylesheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');

/**
 * The style of the page: the colours and fonts of the site, and ruled paper. The source stylesheets of the site are
 * used directly, without the compilation for old browsers.
 */
const style = `${stylesheet('tokens')}${stylesheet('type')}
body {
  min-height: 100vh;
  padding-top: calc(var(--line) * 2);
  background: var(--desk);
}
main {
  max-width: 48rem;
  margin: 0 auto;
  padding: calc(var(--line) / 2) 1rem calc(var(--line) * 2) calc(var(--gutter) + 0.75rem);
  background:
    linear-gradient(var(--margin), var(--margin)) var(--gutter) 0 / 2px 100% no-repeat,
    linear-gradient(transparent calc(var(--line) - 1px), var(--rule) 0) 0 8px / 100% var(--line),
    var(--paper);
  border-radius: 8px 18px 6px 10px;
  box-shadow: 0 0 0 0.4375rem var(--frame), 0 10px 24px 4px var(--shadow);
}
p + p {
  margin-top: var(--line);
}
`;

/** The security headers of the site, which allow the inline style of this page by the hash of the style. */
export const feedbackPageHeaders = securityHeaders([cspHash(style)]);

/**
 * Returns the page that answers a form sent without scripts. The page shows the same notice that the form would show
 * with scripts.
 */
export function feedbackPage(answer: object): string {
  const result = { data: answer };
  const page = isDelivered(result) ? (
    <Page heading={answerPage.delivered} notice={notices.delivered} />
  ) : (
    <Page heading={answerPage.refused} notice={failureNotice(result)} hint={answerPage.goBack} />
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

type PageProps = { heading: string; notice: string; hint?: string };

function Page({ heading, notice, hint }: PageProps) {
  return (
    <html lang="hi-Latn">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(content.title)}</title>
        <link rel="icon" type="image/svg+xml" href={`${settings.basePath}favicon.svg`} />
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{heading}</h1>
          <p>
            <strong lang="en-IN">{notice}</strong>
          </p>
          {hint && <p>{hint}</p>}
          <p>
            <a href={settings.basePath + paths.feedback.slice(1)}>{answerPage.toForm}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
