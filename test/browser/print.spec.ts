import type { Locator, Page } from '@playwright/test';
import { certificates, labels as classWords } from '../../src/games/guess-the-teacher/content';
import { grades, labels, questions } from '../../src/games/quiz/content';
import { school } from '../../src/games/shared/handout/content';
import { headings } from '../../src/pages/how-to-play/guides/content';
import type { Points } from './guessTheTeacherScreen';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { guides } from './pages';
import { QUIZ, quiz } from './quizScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectNotReloaded,
  heading,
  markWindow,
  NARROWEST,
  test,
} from './site';

/** The page sizes of the printed PDF, in points. */
async function printedSheets(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
  const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  expect(boxes).toHaveLength(sheets.length);
  return boxes.map((box) => (box.match(/[\d.]+/g) ?? []).map((points) => Math.round(+points)));
}

/** 210 by 297 millimetres. */
const A4 = [0, 0, 595, 842];

/** Expects one sheet, printed from a desktop in the light and from the narrowest phone in the dark scheme. */
async function expectOneSheet(page: Page, what: string) {
  for (const [viewport, colorScheme] of [
    [NARROWEST, 'dark'],
    [DESKTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page, what);
    expect.soft(await printedSheets(page), `${what}, ${colorScheme}`).toEqual([A4]);
  }
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

/** Waits for the print stylesheet, which is loaded last. */
const expectRulesForPaper = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.styleSheets].map(({ media }) => media.mediaText)))
    .toContain('print');

/** Expects that only the sheet is printed, completely, dark on light. */
async function expectAloneOnPaper(page: Page, sheet: Locator, parts: Locator[]) {
  await expectRulesForPaper(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const byDay = await coloursOf(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await coloursOf(sheet), 'printed by night as by day').toEqual(byDay);
  expect(await printedOutside(page)).toEqual([]);
  for (const part of [sheet, ...(await sheet.getByRole('heading').all()), ...parts]) {
    await expect(part).toBeVisible();
    expect(
      await part.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
    ).toBe(true);
  }
  // Crest, signature and seal are sprite symbols: expects that they are rendered.
  for (const drawing of await sheet.locator('svg use').all()) {
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

/** Pauses all new animations at their start. */
const freeze = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Counts calls of `window.print`, in place of the browser's dialog. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => {
        (window as never as { prints: number }).prints += 1;
      },
    });
  });
const prints = (page: Page) => page.evaluate(() => (window as never as { prints: number }).prints);

const graded: [right: number, grade: (typeof grades)['pride']][] = [
  [4, grades.principal],
  [3, grades.clown],
  [2, grades.pride],
  [1, grades.recess],
];

const twoHundred = (part: string) => part.repeat(200).slice(0, 200);

const oddNames: [kind: string, name: string][] = [
  ['200 wide letters', twoHundred('W')],
  ['200 signs of Devanagari', twoHundred('क्षमा श्रीवास्तव ').replace(/\s$/, 'व')],
  ['200 signs of Arabic', twoHundred('محمد علي يوسف ').replace(/\s$/, 'ن')],
  ['200 signs of emoji', twoHundred('👩‍👩‍👧‍👦🧑🏽‍🚀🇮🇳😀')],
];

test('each report card is one sheet of A4, though the name is long and in any script', async ({
  page,
  open,
}) => {
  await open(QUIZ);
  const game = quiz(page);
  for (const [index, [right, grade]] of graded.entries()) {
    const [kind, name] = oddNames[index] as (typeof oddNames)[number];
    await test.step(`${right} of 5 for ${kind}`, async () => {
      await game.play(name, right);
      await expect(game.reportCard).toContainText(grade.text);
      await expect(game.reportCard).toContainText(grade.comment.join(' '));
      const student = game.reportCard.getByRole('definition').first();
      expect(await student.textContent()).toBe(name);
      // Three lines at most, on the narrowest phone too.
      await page.setViewportSize(NARROWEST);
      expect((await student.boundingBox())?.height).toBeLessThan(100);
      await expectOneSheet(page, kind);
      await game.retryButton.click();
    });
  }
});

test('a name with markup is printed as text', async ({ page, open }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const name = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await open(QUIZ);
  const game = quiz(page);
  await game.play(name, 0);
  await expect(game.reportCard.getByRole('definition').first()).toHaveText(name);
  await expect(game.reportCard.locator('img, script')).toHaveCount(0);
  await expectOneSheet(page, 'markup');
  expect(dialogs).toEqual([]);
});

test('a report card is printed alone, stamps included, and reads well to a screen reader', async ({
  page,
  open,
}) => {
  await countPrints(page);
  await open(QUIZ);
  const game = quiz(page);
  const { reportCard } = game;
  await freeze(page);
  await game.play('Raju', 3);
  await expectAloneOnPaper(page, reportCard, [
    reportCard.getByText(grades.clown.text, { exact: true }),
    reportCard.getByText('60%', { exact: true }).last(),
    reportCard.getByText(school.signedBy, { exact: true }),
  ]);

  await expect(reportCard.getByRole('heading', { level: 2 })).toHaveText('Report Card');
  const pairs = {
    Student: 'Raju',
    Class: "Backbencher's Memories",
    Year: '2025',
    Grade: grades.clown.text,
    "Teacher's remarks": grades.clown.comment.join(' '),
  };
  await expect(reportCard.getByRole('term')).toHaveText(Object.keys(pairs));
  await expect(reportCard.getByRole('definition')).toHaveText(Object.values(pairs));
  const table = reportCard.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([labels.subject, labels.marksHeading]);
  await expect(table.getByRole('rowheader')).toHaveText([
    ...questions.map(({ topic }) => topic),
    labels.score,
    labels.percentage,
  ]);
  for (const [index, { topic }] of questions.entries()) {
    const row = table.getByRole('row', { name: topic });
    await expect(row.getByRole('cell')).toHaveText(index < 3 ? '1 / 1' : '0 / 1');
  }
  await expect(reportCard.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
  await expect(game.answerSheet.getByRole('listitem')).toHaveCount(5);

  await markWindow(page);
  await button(page, 'Print').click();
  expect(await prints(page)).toBe(1);
  await expectNotReloaded(page);
  await expect(reportCard).toBeVisible();
});

const classes: [title: string, points: Points[]][] = [
  [certificates.pet.title, [10, 5, 10, 5, 10]],
  [certificates.vip.title, [10, 5, 0, 10, 5]],
  [certificates.survivor.title, [0, 10, 5, 5, 0]],
  [certificates.clown.title, [0, 0, 10, 5, 0]],
];

test('each certificate is one sheet of A4, printed alone, seal included, with its figures in words', async ({
  page,
  open,
}) => {
  await countPrints(page);
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const { certificate } = game;
  for (const [title, points] of classes) {
    await test.step(title, async () => {
      await game.play(...points);
      await expect(certificate).toHaveAccessibleName(title);
      await expect(certificate.getByRole('heading', { level: 2 })).toHaveText(title);
      const score = points.reduce<number>((sum, one) => sum + one, 0);
      const hints = points.filter((one) => one === 5).length;
      await expect(certificate).toContainText(`Final Score: ${score} / 50Hints used: ${hints}`);
      await expectOneSheet(page, title);
      await game.againButton.click();
    });
  }
  await game.play(...(classes[0] as (typeof classes)[number])[1]);
  await expectAloneOnPaper(page, certificate, [
    certificate.getByText(classWords.certifies, { exact: true }),
    // An empty line for the name.
    certificate.getByText(school.name, { exact: true }),
    certificate.getByText('Final Score: 40 / 50', { exact: true }),
    certificate.getByText(school.signedBy, { exact: true }),
  ]);
  await expect(certificate.locator('svg')).toHaveCount(3);
  await expect(certificate.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
  await button(page, 'Print').click();
  expect(await prints(page)).toBe(1);
});

const { introduction, howToPlay, song, conclusion } = headings;
/** Only these guides have a song. */
const sung = ['Akkad Bakkad', 'Aao Milo Shilo Shaalo', 'Posham Pa'];

test('each guide is one sheet of A4', { tag: '@font' }, async ({ page, open }) => {
  for (const [path, title] of Object.entries(guides)) {
    await open(path);
    await expect(page.getByRole('article').getByRole('img')).toHaveJSProperty('complete', true);
    await expectOneSheet(page, title);
  }
});

test('each guide is printed alone and whole, picture included', async ({ page, open }) => {
  await countPrints(page);
  for (const [path, title] of Object.entries(guides)) {
    await test.step(title, async () => {
      await open(path);
      const guide = page.getByRole('article');
      const picture = guide.getByRole('img');
      await expect(heading(page)).toHaveText(title);
      await expect(guide.getByRole('heading', { level: 2 })).toHaveText(
        sung.includes(title)
          ? [introduction, howToPlay, song, conclusion]
          : [introduction, howToPlay, conclusion],
      );
      // Loaded without scrolling: a lazy picture would be missing on paper.
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expectAloneOnPaper(page, guide, [
        picture,
        guide.getByText(headings.safety, { exact: true }),
        ...(await guide.locator('section li').all()),
      ]);
      await page.emulateMedia({ media: 'print' });
      // Controls are not printed.
      await expect(guide.locator('a, button, nav').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
      await button(page, 'Print').click();
      // The count starts again with each page load.
      expect(await prints(page)).toBe(1);
    });
  }
});
