import { renderToStaticMarkup } from 'react-dom/server';
import { fullTitle, SITE_NAME } from '../../layout/content';
import { canonicalUrl } from '../../layout/links';
import { settings } from '../../settings';
import { touchIcon } from './icons';
import type { PagePreview } from './pages';
import { SIZE } from './SocialPicture';

/**
 * Returns the Open Graph and Twitter tags for link previews, as HTML. A page in Hinglish (Hindi mixed with English) has
 * the locale `hi_IN`, because Facebook's list of locales has no Hinglish.
 */
export function socialTags({ content, drawing }: PagePreview, path: string, image: string): string {
  const { description, lang, noindex } = content;
  const title = fullTitle(content.title);
  return renderToStaticMarkup(
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content={lang ? 'en_IN' : 'hi_IN'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!noindex && <meta property="og:url" content={canonicalUrl(path)} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${SIZE.width}`} />
      <meta property="og:image:height" content={`${SIZE.height}`} />
      <meta property="og:image:alt" content={drawing.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={drawing.alt} />
    </>,
  );
}

/** Returns the tags that make the site installable, as HTML. */
export const installTags = (): string =>
  renderToStaticMarkup(
    <>
      <link rel="manifest" href={`${settings.basePath}manifest.webmanifest`} />
      <link rel="apple-touch-icon" href={settings.basePath + touchIcon.file} />
    </>,
  );
