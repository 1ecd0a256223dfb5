import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { cspHash } from '../build/hashes';
import { securityHeaders } from '../build/headers';
import { answerPage, content, notices } from '../feedback/content';
import { failureNotice, isDelivered } from '../feedback/response';
import { fullTitle } from '../layout/content';
import { paths } from '../paths';
import { settings } from '../settings';

// The path is relative, as npm runs every script in the root of the project.
const stylesheet = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');

/**
 * The style of the page: the colours and the type of the site, and ruled paper. The stylesheets of the site are used
 * as they are in the source, not compiled for old browsers.
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

/** The security headers of the site, with the hash of the style of this page. */
export const feedbackPageHeaders = securityHeaders([cspHash(style)]);

/**
 * The page for a visitor whose browser sent the form without scripts. It tells the outcome by the same notice that
 * the form shows with scripts.
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
