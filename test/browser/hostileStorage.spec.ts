import type { Page } from '@playwright/test';
import { scoreCard as words } from '../../src/games/shared/content';
import type { StoredText } from '../support/storedTexts';
import { hostileTexts, newerTexts, SCORE_KEYS, unreadableTexts } from '../support/storedTexts';
import { AAJ_KA_OVER, aajKaOver, morningOf, SUNDAY } from './aajKaOverScreen';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { CHIDIYA_UDD, chidiyaUdd } from './chidiyaUddScreen';
import { advance, mockRandom } from './gameTime';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { BALL, HAND_CRICKET, handCricket } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { belowGames, games, paths } from './pages';
import { QUIZ, quiz, rightOf } from './quizScreen';
import { RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { expect, NOT_FOUND_LINE, SMALL_PHONE, test } from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

const LOVE_CALCULATOR = '/school-games';
const NO_PAGE = '/no-such-page';
const SCHEME_KEY = 'bbh_color_scheme';
/** The only key in session storage. */
const DISMISSED_KEY = 'bbh_tools_alert_dismissed';
const ALL_KEYS = [...SCORE_KEYS, SCHEME_KEY, DISMISSED_KEY];

// A small screen is faster, and many pages are opened here.
test.use({ viewport: SMALL_PHONE, startsIdleParts: true });

/** The stored text of each key on a visit. After as many visits as texts, each key had each text once. */
const textsOn = (visit: number) =>
  Object.fromEntries(
    ALL_KEYS.map((key, index) => {
      const [, text] = hostileTexts[(visit + 7 * index) % hostileTexts.length] as StoredText;
      return [key, text];
    }),
  );
type Texts = ReturnType<typeof textsOn>;

/** Fills the storage for the next page load. */
const store = (page: Page, texts: Texts) =>
  page.evaluate(
    ([entries, sessionKey]) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(entries)) {
        (key === sessionKey ? sessionStorage : localStorage).setItem(key, text);
      }
    },
    [texts, DISMISSED_KEY] as const,
  );

const isAmong = (texts: StoredText[], text: string | undefined) =>
  texts.some(([, other]) => other === text);

/** The expected storage afterwards; unreadable texts are moved to a backup key. */
function expectedStorage({ [DISMISSED_KEY]: _inSession, ...texts }: Texts): Texts {
  const unreadable = SCORE_KEYS.filter((key) => isAmong(unreadableTexts, texts[key]));
  const backups = unreadable.map((key) => [`${key}.unreadable`, texts[key]]);
  return { ...texts, ...Object.fromEntries(backups) };
}

/** Written once the page is idle, if it is a guide, or old scores have earned a badge. */
const BADGES_KEY = 'persist:bbh_badges';

/** The page after hydration, read in a single call for speed. */
const pageWhenReady = (page: Page) =>
  page.evaluate(async (badgesKey) => {
    // The document may still be empty.
    const root = await new Promise<HTMLElement>((resolve) => {
      const check = () => {
        const { documentElement } = document;
        if (documentElement && 'ready' in documentElement.dataset) resolve(documentElement);
      };
      new MutationObserver(check).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
      check();
    });
    return {
      title: document.querySelector('main h1')?.textContent,
      text: document.querySelector('main')?.textContent ?? '',
      figures: Object.fromEntries(
        Array.from(document.querySelectorAll('dl[aria-label] dt'), (name) => [
          name.textContent,
          name.nextElementSibling?.textContent ?? '',
        ]),
      ),
      scheme: root.dataset.scheme,
      stored: { ...localStorage, [badgesKey]: undefined },
    };
  }, BADGES_KEY);

type PageContent = Awaited<ReturnType<typeof pageWhenReady>>;

/** Expects a complete page in its initial state, and unchanged storage. */
function expectComplete({ title, scheme, stored }: PageContent, texts: Texts) {
  expect(title).toMatch(/\w/);
  expect(scheme).toBeUndefined();
  expect(stored).toEqual(expectedStorage(texts));
}

/** Expects valid counts as scores, and the notice only for scores of a newer release. */
function expectScoreCard({ figures, text }: PageContent, texts: Texts) {
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure, name).toMatch(/^\d{1,9}( \/ \d+)?(%| ms)?$/);
  }
  const isNewer = SCORE_KEYS.some((key) => isAmong(newerTexts, texts[key]));
  expect(text.includes(words.notSaved), 'the notice is shown').toBe(isNewer);
}

const pathsWithScores = [
  TRUTH_OR_DARE,
  ROCK_PAPER_SCISSORS,
  GUESS_THE_TEACHER,
  QUIZ,
  BACKBENCHER_TEST,
  HAND_CRICKET,
  AAJ_KA_OVER,
  CHIDIYA_UDD,
  RAJA_MANTRI,
];

/** A turn of each game, by keyboard, which is faster. */
const turns: Record<string, (page: Page, figures: PageContent['figures']) => Promise<void>> = {
  async [LOVE_CALCULATOR](page) {
    const game = loveCalculator(page);
    await game.fillIn('Raju', 'Rani');
    await game.secondName.press('Enter');
    await game.expectResult(75);
  },
  async [TRUTH_OR_DARE](page, figures) {
    const game = truthOrDare(page);
    await game.spinButton.press('Enter');
    await advance(page, 2000);
    await game.completedButton.press('Enter');
    await game.expectScores({ 'Tasks completed': Number(figures['Tasks completed']) + 1 });
  },
  async [ROCK_PAPER_SCISSORS](page, figures) {
    const game = rockPaperScissors(page);
    await game.hand('Rock').press('Enter');
    await mockRandom(page, 0.9);
    await advance(page, 2000);
    await game.expectScores({ You: Number(figures.You) + 1 });
  },
  async [GUESS_THE_TEACHER](page) {
    await guessTheTeacher(page).playRound(10);
    await expect(guessTheTeacher(page).score).toHaveText('Score: 10');
  },
  async [QUIZ](page) {
    const game = quiz(page);
    await game.name.fill('Raju');
    await game.name.press('Enter');
    await game.option(rightOf(1)).press('Enter');
    await expect(game.picked).toHaveCount(1);
  },
  async [HAND_CRICKET](page, figures) {
    const game = handCricket(page, (control) => control.press('Enter'));
    await game.start('Bat');
    await game.ball([6, 1]);
    await game.expectBoard('You', '6', 'Computer', '0');
    await game.expectScores({ Matches: Number(figures.Matches) });
  },
  async [AAJ_KA_OVER](page) {
    const over = aajKaOver(page);
    const days = Number(await over.figure('Haazri').innerText());
    await over.throw(1).press('Enter');
    await advance(page, BALL);
    await over.expectScores({ Haazri: days + 1 });
  },
  async [CHIDIYA_UDD](page) {
    const game = chidiyaUdd(page, (control) => control.press('Enter'));
    await game.start();
    await game.answer('tota');
    await game.expectBoard(1, 3);
  },
  async [RAJA_MANTRI](page, figures) {
    const game = rajaMantri(page, (control) => control.press('Space'));
    await game.typeNames();
    await game.deal();
    await game.playOn();
    // The score card is hidden during a game.
    await game.endButton.press('Enter');
    await game.expectScores({ Rounds: Number(figures.Rounds) + 1 });
  },
  async [BACKBENCHER_TEST](page) {
    const { box, count } = backbencherTest(page);
    await box('farewell-shirt').press('Space');
    await expect(box('farewell-shirt')).toBeChecked();
    await expect(count).toHaveText(/^[14] /);
  },
};

// The unit tests of persistence.ts cover each text under each key, and the result does not depend on
// the page. So each text is tested under each key in one game and one other page only.
const playable = { ...games, ...belowGames };
const pathsByTitle: Record<string, string[]> = {
  'each game opens completely, without console messages, and can be played': Object.keys(playable),
  'each other page opens completely, without console messages': [
    ...paths.filter((path) => !(path in playable)),
    NO_PAGE,
  ],
};

for (const [title, tested] of Object.entries(pathsByTitle)) {
  test(`with any stored text, ${title}`, async ({ page, consoleLines, open, expectConsole }) => {
    // A day whose over is in none of the texts.
    await page.clock.install({ time: morningOf(SUNDAY) });
    await open('/about-us');
    for (const [visit, [what]] of hostileTexts.entries()) {
      const path = tested[visit % tested.length] as string;
      await test.step(`${path}: ${what}, and others`, async () => {
        const texts = textsOn(visit);
        await store(page, texts);
        if (path === NO_PAGE) expectConsole(NOT_FOUND_LINE);
        await page.goto(path, { waitUntil: 'commit' });
        const content = await pageWhenReady(page);
        expectComplete(content, texts);
        if (pathsWithScores.includes(path)) expectScoreCard(content, texts);
        await turns[path]?.(page, content.figures);
        expect(consoleLines.filter((line) => line !== NOT_FOUND_LINE)).toEqual([]);
      });
    }
  });
}
