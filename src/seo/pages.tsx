import { readFileSync } from 'node:fs';
import { NOT_FOUND_PATH } from '../app/routes';
import { content as feedback, picture as feedbackPicture } from '../feedback/content';
import { tiles } from '../games/hub/content';
import { content as about, faq } from '../pages/about/content';
import { content as contribute } from '../pages/contribute/content';
import { content as home, scenes } from '../pages/home/content';
import { content as howToPlay, picture as howToPlayPicture } from '../pages/how-to-play/content';
import { guide as aaoMiloShiloShaalo } from '../pages/how-to-play/guides/aao-milo-shilo-shaalo';
import { guide as akkadBakkad } from '../pages/how-to-play/guides/akkad-bakkad';
import { guide as chidiyaUdd } from '../pages/how-to-play/guides/chidiya-udd';
import type { GuideContent } from '../pages/how-to-play/guides/content';
import { guide as januaryFebruary } from '../pages/how-to-play/guides/january-february';
import { guide as naniKaGhar } from '../pages/how-to-play/guides/nani-ka-ghar';
import { guide as pacheta } from '../pages/how-to-play/guides/pacheta';
import { guide as poshamPa } from '../pages/how-to-play/guides/posham-pa';
import { content as journey } from '../pages/journey/content';
import { content as notFound } from '../pages/not-found/content';
import type { GuideSlug } from '../paths';
import { guidePath, guideSlugs, paths } from '../paths';
import { classPhoto } from '../site/class-photo/content';
import { memories } from '../site/memories/content';
import type { PageContent } from '../site/Page';
import { drawings } from './content';
import type { Published, StructuredData } from './structuredData';
import { faqData, gameData, guideData, websiteData } from './structuredData';

/** What the build tells of a page to whoever does not open it: messengers and search engines. */
export type SharedPage = {
  content: PageContent;
  /** The part of the site, where the title alone does not tell. */
  section?: string;
  /** A drawing of the site's one shape, 480 by 300, as SVG; and what is seen on it. */
  drawing: { svg: string; alt: string };
  /** Null where there is nothing that is true and of use. */
  data: ((published: Published) => StructuredData) | null;
};

/** Of a file in `src/`. npm runs every script in the project's root. */
const drawing = (file: string, { alt }: { alt: string }) => ({
  svg: readFileSync(`src/${file}`, 'utf8'),
  alt,
});

const ownDrawing = (name: keyof typeof drawings) =>
  drawing(`seo/drawings/${name}.svg`, drawings[name]);

function game(path: string, name: keyof typeof drawings): SharedPage {
  const tile = tiles.find((candidate) => candidate.path === path);
  if (!tile) throw new Error(`No game has a tile for ${path}: see src/games/hub/content.ts`);
  return {
    content: { title: tile.name, description: tile.description, lead: tile.tagline },
    section: 'School Games',
    drawing: ownDrawing(name),
    data: (published) => gameData(tile, published),
  };
}

const guide = (content: GuideContent, supply?: string): SharedPage => ({
  content,
  section: howToPlay.title,
  drawing: drawing(`pages/how-to-play/guides/${content.slug}.svg`, content.diagram),
  data: (published) => guideData(content, supply, published),
});

type Path = (typeof paths)[keyof typeof paths];

/** Every page but the guides. A new path without its entry does not compile. */
const pages: Record<Path, SharedPage> = {
  [paths.home]: {
    content: home,
    drawing: drawing('pages/home/scenes.svg', scenes[0]),
    data: (published) => websiteData(home.description, published),
  },
  [paths.journey]: {
    content: journey,
    drawing: drawing('site/memories/first-day.svg', memories['first-day']),
    data: null,
  },
  [paths.games]: game(paths.games, 'love-calculator'),
  [paths.truthOrDare]: game(paths.truthOrDare, 'truth-or-dare'),
  [paths.rockPaperScissors]: game(paths.rockPaperScissors, 'rock-paper-scissors'),
  [paths.guessTheTeacher]: game(paths.guessTheTeacher, 'guess-the-teacher'),
  [paths.quiz]: game(paths.quiz, 'quiz'),
  [paths.howToPlay]: {
    content: howToPlay,
    drawing: drawing('pages/how-to-play/guides/chidiya-udd.svg', howToPlayPicture),
    data: null,
  },
  [paths.contribute]: { content: contribute, drawing: ownDrawing('contribute'), data: null },
  [paths.feedback]: {
    content: feedback,
    drawing: drawing('feedback/chit.svg', feedbackPicture),
    data: null,
  },
  [paths.about]: {
    content: about,
    drawing: drawing('site/class-photo/class-photo.svg', classPhoto),
    data: (published) => faqData(faq.points, published),
  },
};

const guides: Record<GuideSlug, SharedPage> = {
  'chidiya-udd': guide(chidiyaUdd),
  'nani-ka-ghar': guide(naniKaGhar),
  'akkad-bakkad': guide(akkadBakkad),
  pacheta: guide(pacheta, pacheta.facts.need),
  'aao-milo-shilo-shaalo': guide(aaoMiloShiloShaalo),
  'posham-pa': guide(poshamPa),
  'january-february': guide(januaryFebruary),
};

const all = new Map<string, SharedPage>([
  ...Object.entries(pages),
  ...guideSlugs.map((slug): [string, SharedPage] => [guidePath(slug), guides[slug]]),
  [
    NOT_FOUND_PATH,
    {
      content: notFound,
      drawing: drawing('pages/not-found/exam-cancelled.svg', drawings['not-found']),
      data: null,
    },
  ],
]);

/** Throws for a route that has none: a page cannot be forgotten. */
export function sharedPage(path: string): SharedPage {
  const page = all.get(path);
  if (!page) throw new Error(`Nothing to share of ${path}: see src/seo/pages.tsx`);
  return page;
}
