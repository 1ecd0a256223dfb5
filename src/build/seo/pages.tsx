import { readFileSync } from 'node:fs';
import { content as feedback, picture as feedbackPicture } from '../../feedback/content';
import type { PageContent } from '../../layout/Page';
import { classPhoto } from '../../pages/about/class-photo/content';
import { content as about, faq } from '../../pages/about/content';
import { content as contribute } from '../../pages/contribute/content';
import { content as home, scenes } from '../../pages/home/content';
import { content as howToPlay, picture as howToPlayPicture } from '../../pages/how-to-play/content';
import { guide as aaoMiloShiloShaalo } from '../../pages/how-to-play/guides/aao-milo-shilo-shaalo';
import { guide as akkadBakkad } from '../../pages/how-to-play/guides/akkad-bakkad';
import { guide as chidiyaUdd } from '../../pages/how-to-play/guides/chidiya-udd';
import type { GuideContent } from '../../pages/how-to-play/guides/content';
import { guide as januaryFebruary } from '../../pages/how-to-play/guides/january-february';
import { guide as naniKaGhar } from '../../pages/how-to-play/guides/nani-ka-ghar';
import { guide as pacheta } from '../../pages/how-to-play/guides/pacheta';
import { guide as poshamPa } from '../../pages/how-to-play/guides/posham-pa';
import { content as journey } from '../../pages/journey/content';
import { memories } from '../../pages/journey/memories/content';
import { content as notFound } from '../../pages/not-found/content';
import type { GuideSlug } from '../../paths';
import { guidePath, guideSlugs, NOT_FOUND_PATH, paths } from '../../paths';
import { content as reportCard } from '../../report-card/content';
import type { GameListing } from './gameListings';
import { loadGameListings } from './gameListings';
import type { PageUrls, StructuredData } from './structuredData';
import { faqData, gameData, guideData, websiteData } from './structuredData';

/** The data of a page for link previews and for search engines. */
export type PagePreview = {
  content: PageContent;
  /** The name of the part of the site. Set if the title of the page alone would not be clear. */
  section?: string;
  /** The drawing, 480 by 300 like all pictures of the site. */
  drawing: { svg: string; alt: string };
  /** Returns the structured data of the page. Null if no type of schema.org fits the page. */
  data: ((published: PageUrls) => StructuredData) | null;
};

/** Reads a drawing in `src/`. The path is relative to the root of the project, because npm runs every script there. */
const drawing = (file: string, { alt }: { alt: string }) => ({
  svg: readFileSync(`src/${file}`, 'utf8'),
  alt,
});

/**
 * Reads a drawing and takes its `<title>` as the alt text, because the content of the page has no alt text for the
 * drawing. Throws if the drawing has no `<title>`.
 */
function titledDrawing(file: string) {
  const alt = /<title>([^<]+)<\/title>/.exec(drawing(file, { alt: '' }).svg)?.[1];
  if (alt === undefined) throw new Error(`src/${file} needs a <title>: what is seen on it.`);
  return drawing(file, { alt });
}

const game = ({ page: { path, folder, name }, about }: GameListing): [string, PagePreview] => [
  path,
  {
    content: {
      title: about.title,
      heading: name,
      description: about.description,
      lead: about.tagline,
    },
    section: 'School Games',
    drawing: titledDrawing(`games/${folder}/preview.svg`),
    data: (published) => gameData({ name, ...about }, published),
  },
];

const guide = (content: GuideContent, supply?: string): PagePreview => ({
  content,
  section: howToPlay.heading,
  drawing: drawing(`pages/how-to-play/guides/${content.slug}.svg`, content.diagram),
  data: (published) => guideData(content, supply, published),
});

type Path = Exclude<(typeof paths)[keyof typeof paths], typeof paths.games>;

/** The previews of all pages except games, guides and the 404 page. A path without an entry would not compile. */
const pages: Record<Path, PagePreview> = {
  [paths.home]: {
    content: home,
    drawing: drawing('pages/home/scenes.svg', scenes[0]),
    data: (published) => websiteData(home.description, published),
  },
  [paths.journey]: {
    content: journey,
    drawing: drawing('pages/journey/memories/first-day.svg', memories['first-day']),
    data: null,
  },
  [paths.howToPlay]: {
    content: howToPlay,
    drawing: drawing('pages/how-to-play/guides/chidiya-udd.svg', howToPlayPicture),
    data: null,
  },
  [paths.reportCard]: {
    content: reportCard,
    section: 'School Games',
    drawing: titledDrawing('report-card/preview.svg'),
    data: null,
  },
  [paths.contribute]: {
    content: contribute,
    drawing: titledDrawing('pages/contribute/preview.svg'),
    data: null,
  },
  [paths.feedback]: {
    content: feedback,
    drawing: drawing('feedback/chit.svg', feedbackPicture),
    data: null,
  },
  [paths.about]: {
    content: about,
    drawing: drawing('pages/about/class-photo/class-photo.svg', classPhoto),
    data: (published) => faqData(faq.points, published),
  },
};

const guides: Record<GuideSlug, PagePreview> = {
  'chidiya-udd': guide(chidiyaUdd),
  'nani-ka-ghar': guide(naniKaGhar),
  'akkad-bakkad': guide(akkadBakkad),
  pacheta: guide(pacheta, pacheta.facts.need),
  'aao-milo-shilo-shaalo': guide(aaoMiloShiloShaalo),
  'posham-pa': guide(poshamPa),
  'january-february': guide(januaryFebruary),
};

const notFoundPage: PagePreview = {
  content: notFound,
  drawing: titledDrawing('pages/not-found/exam-cancelled.svg'),
  data: null,
};

/** Loads the previews of the given paths, as a map by path. Throws if a path has no preview. */
export async function loadPreviews(wanted: readonly string[]): Promise<Map<string, PagePreview>> {
  const known = new Map([
    ...Object.entries(pages),
    ...(await loadGameListings()).map(game),
    ...guideSlugs.map((slug): [string, PagePreview] => [guidePath(slug), guides[slug]]),
    [NOT_FOUND_PATH, notFoundPage],
  ]);
  const preview = (path: string): [string, PagePreview] => {
    const found = known.get(path);
    if (!found) throw new Error(`No preview of ${path}: see src/build/seo/pages.tsx`);
    return [path, found];
  };
  return new Map(wanted.map(preview));
}
