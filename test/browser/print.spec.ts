import type { Locator, Page } from '@playwright/test';
import { certificates, labels } from '../../src/games/guess-the-teacher/content';
import { grades } from '../../src/games/quiz/content';
import { school } from '../../src/games/shared/handout/content';
import { headings } from '../../src/pages/how-to-play/guides/content';
import { badges } from '../../src/report-card/badges/content';
import type { Points } from '../plays/guess-the-teacher';
import { GUESS_THE_TEACHER, playClass } from '../plays/guess-the-teacher';
import { playQuiz, QUIZ } from '../plays/quiz';
import type { Visitor } from '../plays/visitor';
import { guides, missingPictures } from './pages';
import { openCard } from './reportCardScreen';
import { addStyle, expect, NARROWEST, test } from './site';
import { visitorOf } from './visitor';

test.use({ drawsEverything: true });

/** The page sizes of the page as PDF, in points. */
async function pdfPageSizes(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  expect(boxes).toHaveLength(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  return boxes.map((box) => (box.match(/[\d.]+/g) ?? []).map((points) => Math.round(+points)));
}

/** Expects one page of A4, also from the narrowest phone and in the dark. */
async function expectOneSheet(page: Page) {
  await page.setViewportSize(NARROWEST);
  await page.emulateMedia({ colorScheme: 'dark' });
  // 210 by 297 millimetres.
  expect.soft(await pdfPageSizes(page)).toEqual([[0, 0, 595, 842]]);
}

/** Printed elements outside of the sheet that take up space or contain text. */
const printedOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && !part.closest('article'))
      .filter((part) => !part.querySelector('article'))
      .map((part) => part.outerHTML.slice(0, 80)),
  );

/** The printed colours of the sheet and its parts. */
const coloursOf = (sheet: Locator) =>
  sheet.evaluate((article) =>
    [article, ...article.querySelectorAll('*')].map((part) => {
      const { color, backgroundColor, fill } = getComputedStyle(part);
      return `${part.tagName} ${color} ${backgroundColor} ${fill}`;
    }),
  );

/** Expects that only the sheet is printed, with these parts, in the same colours in both schemes. */
async function expectPrintedAlone(page: Page, sheet: Locator, parts: Locator[]) {
  // The print stylesheet is loaded last.
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].map(({ media }) => media.mediaText)))
    .toContain('print');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const lightColours = await coloursOf(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await coloursOf(sheet), 'the same colours in both schemes').toEqual(lightColours);
  expect(await printedOutside(page)).toEqual([]);
  const all = [sheet, ...(await sheet.getByRole('heading').all()), ...parts];
  const isPrinted = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  expect(await Promise.all(all.map((part) => part.evaluate(isPrinted)))).not.toContain(false);
  // Crest, signature and seal are sprite symbols: expects that they are rendered.
  await expect.poll(() => missingPictures(page)).toEqual([]);
}

/** A sheet that a game ends with. */
type Handout = {
  path: string;
  play(visitor: Visitor): Promise<void>;
  says: string[];
};

const ofQuiz = (right: number, { text, comment }: (typeof grades)['pride'], name: string) => ({
  path: QUIZ,
  play: (visitor: Visitor) => playQuiz(visitor, right, name),
  says: [text, ...comment, name, `${right * 20}%`, school.signedBy],
});
const ofClass = ({ title }: (typeof certificates)['pet'], ...points: Points[]) => ({
  path: GUESS_THE_TEACHER,
  play: (visitor: Visitor) => playClass(visitor, points),
  // An empty line for the name.
  says: [title, labels.certifies, school.nameLine, school.signedBy],
});

const repeated = (part: string) => part.repeat(200).slice(0, 200).trim();

const handouts: Record<string, Handout> = {
  'a report card with a name in wide letters': ofQuiz(4, grades.principal, repeated('W')),
  'a report card with a name in Devanagari': ofQuiz(3, grades.clown, repeated('क्षमा श्रीवास्तव ')),
  'a report card with a name in Arabic': ofQuiz(2, grades.pride, repeated('محمد علي يوسف ')),
  'a report card with a name of emoji': ofQuiz(1, grades.recess, repeated('👩‍👩‍👧‍👦🧑🏽‍🚀🇮🇳😀')),
  'a certificate in gold': ofClass(certificates.pet, 10, 5, 10, 5, 10),
  'a certificate for fun': ofClass(certificates.clown, 0, 0, 10, 5, 0),
};

for (const [what, { path, play, says }] of Object.entries(handouts)) {
  test(`${what} is one sheet of A4, printed alone`, async ({ page, open }) => {
    await open(path);
    await addStyle(page, '* { animation-play-state: paused !important }');
    await play(visitorOf(page, { isPaused: false }));
    await expectOneSheet(page);
    const sheet = page.getByRole('article');
    const parts = says.map((text) => sheet.getByText(text, { exact: true }).last());
    await expectPrintedAlone(page, sheet, parts);
    await expect(sheet.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
  });
}

for (const days of [0, 40]) {
  test(`the report card of somebody who has played on ${days} days is one sheet of A4, printed alone`, async ({
    page,
  }) => {
    const screen = await openCard(page, days);
    // The code is not printed.
    await screen.make();
    await expectOneSheet(page);
    const stamps = await screen.badges.getByText(badges.earnedOn('')).all();
    await expectPrintedAlone(page, screen.card, [screen.subject('Hand Cricket'), ...stamps]);
  });
}

for (const [path, title] of Object.entries(guides)) {
  test(`the guide ${title} is one sheet of A4, printed alone, picture included`, async ({
    page,
    open,
  }) => {
    await open(path);
    const guide = page.getByRole('article');
    const picture = guide.getByRole('img');
    // Loaded without scrolling: a lazy picture would be missing on paper.
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expectOneSheet(page);
    await expectPrintedAlone(page, guide, [
      picture,
      guide.getByText(headings.safety, { exact: true }),
      ...(await guide.locator('section li').all()),
    ]);
    await expect(guide.locator('a, button, nav').filter({ visible: true })).toHaveCount(0);
  });
}
