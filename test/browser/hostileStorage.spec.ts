import type { Page } from '@playwright/test';
import { scoreCard as words } from '../../src/games/shared/content';
import type { StoredText } from '../support/storedTexts';
import { hostileTexts, newerTexts, SCORE_KEYS, unreadableTexts } from '../support/storedTexts';
import { advance, mockRandom } from './gameTime';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { games, paths } from './pages';
import { QUIZ, quiz, rightOf } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { expect, NOT_FOUND_LINE, SMALL_PHONE, test } from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

const LOVE_CALCULATOR = '/school-games';
const NO_PAGE = '/no-such-page';
const SCHEME_KEY = 'bbh_color_scheme';
/** The one key of the session's storage. */
const DISMISSED_KEY = 'bbh_tools_alert_dismissed';
const ALL_KEYS = [...SCORE_KEYS, SCHEME_KEY, DISMISSED_KEY];

// Little is painted on it, and many pages are opened here.
test.use({ viewport: SMALL_PHONE });
test.describe.configure({ timeout: 60_000 });

/**
 * What stands under each key on a visit: six texts at once. On as many visits as there are texts,
 * each text comes to stand under each key.
 */
const foundOn = (visit: number) =>
  Object.fromEntries(
    ALL_KEYS.map((key, index) => {
      const [, text] = hostileTexts[(visit + 7 * index) % hostileTexts.length] as StoredText;
      return [key, text];
    }),
  );
type Found = ReturnType<typeof foundOn>;

/** Puts that into the visitor's storage, for the next page that is opened. */
const store = (page: Page, found: Found) =>
  page.evaluate(
    ([entries, keyOfSession]) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(entries)) {
        (key === keyOfSession ? sessionStorage : localStorage).setItem(key, text);
      }
    },
    [found, DISMISSED_KEY] as const,
  );

const isAmong = (texts: StoredText[], text: string | undefined) =>
  texts.some(([, one]) => one === text);

/** All that was found, with what is unreadable set aside. */
function keptOf({ [DISMISSED_KEY]: _ofSession, ...found }: Found): Found {
  const unreadable = SCORE_KEYS.filter((key) => isAmong(unreadableTexts, found[key]));
  const quarantine = unreadable.map((key) => [`${key}.unreadable`, found[key]]);
  return { ...found, ...Object.fromEntries(quarantine) };
}

/** What there is once every control answers: asked for in one go, as many pages are opened. */
const onceReady = (page: Page) =>
  page.evaluate(async () => {
    // The document may be so young that nothing is in it yet.
    const root = await new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const { documentElement } = document;
        if (documentElement && 'ready' in documentElement.dataset) resolve(documentElement);
      };
      new MutationObserver(look).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
      look();
    });
    return {
      title: document.querySelector('main h1')?.textContent,
      text: document.querySelector('main')?.textContent ?? '',
      figures: Object.fromEntries(
        Array.from(document.querySelectorAll('dt'), (name) => [
          name.textContent,
          name.nextElementSibling?.textContent ?? '',
        ]),
      ),
      scheme: root.dataset.scheme,
      stored: { ...localStorage },
    };
  });

type Seen = Awaited<ReturnType<typeof onceReady>>;

/** The page is whole and stands as for a new visitor, and nothing that was found is overwritten. */
function expectWhole({ title, scheme, stored }: Seen, found: Found) {
  expect(title).toMatch(/\w/);
  expect(scheme).toBeUndefined();
  expect(stored).toEqual(keptOf(found));
}

/** Only counts are shown as scores; the notice is there for those of a newer release alone. */
function expectScoreCard({ figures, text }: Seen, found: Found) {
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure, name).toMatch(/^\d{1,9}( \/ \d+)?%?$/);
  }
  const isNewer = SCORE_KEYS.some((key) => isAmong(newerTexts, found[key]));
  expect(text.includes(words.notKept), 'the notice is there').toBe(isNewer);
}

const withScores = [TRUTH_OR_DARE, ROCK_PAPER_SCISSORS, GUESS_THE_TEACHER, QUIZ];

/** A turn of each game, by keyboard, which is quicker. */
const turns: Record<string, (page: Page, figures: Seen['figures']) => Promise<void>> = {
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
};

// What a text leads to does not depend on the page: the unit tests of persistence.ts have each of them
// under each key. So here each text stands under each key once among the games, and once among the rest.
const among: Record<string, string[]> = {
  'each game opens whole and silent, and is played': Object.keys(games),
  'each other page opens whole and silent': [...paths.filter((path) => !(path in games)), NO_PAGE],
};

for (const [promise, some] of Object.entries(among)) {
  test(`whatever is found in storage, ${promise}`, async ({
    page,
    consoleLines,
    open,
    expectConsole,
  }) => {
    await page.clock.install();
    await open('/about-us');
    for (const [visit, [what]] of hostileTexts.entries()) {
      const path = some[visit % some.length] as string;
      await test.step(`${path}: ${what}, and others`, async () => {
        const found = foundOn(visit);
        await store(page, found);
        if (path === NO_PAGE) expectConsole(NOT_FOUND_LINE);
        await page.goto(path, { waitUntil: 'commit' });
        const seen = await onceReady(page);
        expectWhole(seen, found);
        if (withScores.includes(path)) expectScoreCard(seen, found);
        await turns[path]?.(page, seen.figures);
        expect(consoleLines.filter((line) => line !== NOT_FOUND_LINE)).toEqual([]);
      });
    }
  });
}
