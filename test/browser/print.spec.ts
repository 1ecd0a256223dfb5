import type { Locator, Page } from '@playwright/test';
import { certificates, labels } from '../../src/games/guess-the-teacher/certificate/content';
import { grades } from '../../src/games/quiz/content';
import { school } from '../../src/games/shared/handout/content';
import { headings } from '../../src/pages/how-to-play/guides/content';
import { BADGE_IDS } from '../../src/report-card/badges/ids';
import type { Points } from './guessTheTeacherScreen';
import { GUESS_THE_TEACHER, guessTheTeacher } from './guessTheTeacherScreen';
import { guides } from './pages';
import { QUIZ, quiz } from './quizScreen';
import { fullCard, REPORT_CARD, reportCard, store } from './reportCardScreen';
import {
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectNotReloaded,
  freezeAnimations,
  markWindow,
  NARROWEST,
  test,
} from './site';

test.use({ drawsEverything: true });

/** The page sizes of the page as PDF, in points. */
async function pdfPageSizes(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
  const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  expect(boxes).toHaveLength(pages.length);
  return boxes.map((box) => (box.match(/[\d.]+/g) ?? []).map((points) => Math.round(+points)));
}

/** 210 by 297 millimetres. */
const A4 = [0, 0, 595, 842];

/** Expects one page of A4 from the narrowest phone in the dark and from a desktop in the light scheme. */
async function expectOneSheet(page: Page, what: string) {
  for (const [viewport, colorScheme] of [
    [NARROWEST, 'dark'],
    [DESKTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page, what);
    expect.soft(await pdfPageSizes(page), `${what}, ${colorScheme}`).toEqual([A4]);
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
const expectPrintStyles = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.styleSheets].map(({ media }) => media.mediaText)))
    .toContain('print');

/** Expects that only the sheet is printed, completely, dark on light. */
async function expectPrintedAlone(page: Page, sheet: Locator, parts: Locator[]) {
  await expectPrintStyles(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const lightColours = await coloursOf(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await coloursOf(sheet), 'the same colours in both schemes').toEqual(lightColours);
  expect(await printedOutside(page)).toEqual([]);
  for (const part of [sheet, ...(await sheet.getByRole('heading').all()), ...parts]) {
    await expect(part).toBeVisible();
    expect(
      await part.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
    ).toBe(true);
  }
  // Crest, signature and seal are sprite symbols: expects that they are rendered.
  for (const drawing of await sheet.locator('svg').filter({ visible: true }).locator('use').all()) {
    await expect
      .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

const repeated = (part: string) => part.repeat(200).slice(0, 200);

const reportCards: [
  right: number,
  grade: (typeof grades)['pride'],
  script: string,
  name: string,
][] = [
  [4, grades.principal, 'wide letters', repeated('W')],
  [3, grades.clown, 'Devanagari', repeated('क्षमा श्रीवास्तव ').replace(/\s$/, 'व')],
  [2, grades.pride, 'Arabic', repeated('محمد علي يوسف ').replace(/\s$/, 'ن')],
  [1, grades.recess, 'emoji', repeated('👩‍👩‍👧‍👦🧑🏽‍🚀🇮🇳😀')],
];

test('each report card is one sheet of A4, even with a name of 200 characters, in any script', async ({
  page,
  open,
}) => {
  await open(QUIZ);
  const game = quiz(page);
  for (const [right, grade, script, name] of reportCards) {
    await test.step(`${right} of 5, ${script}`, async () => {
      await game.play(name, right);
      await expect(game.reportCard).toContainText(grade.text);
      await expect(game.reportCard).toContainText(grade.comment.join(' '));
      const student = game.reportCard.getByRole('definition').first();
      expect(await student.textContent()).toBe(name);
      // Three lines at most, on the narrowest phone too.
      await page.setViewportSize(NARROWEST);
      expect((await student.boundingBox())?.height).toBeLessThan(100);
      await expectOneSheet(page, script);
      await game.retryButton.click();
    });
  }
});

test('a report card is printed alone, stamps included', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => {
        (window as never as { prints: number }).prints += 1;
      },
    });
  });
  await open(QUIZ);
  const game = quiz(page);
  const { reportCard } = game;
  await freezeAnimations(page);
  await game.play('Raju', 3);
  await expectPrintedAlone(page, reportCard, [
    reportCard.getByText(grades.clown.text, { exact: true }),
    reportCard.getByText('60%', { exact: true }).last(),
    reportCard.getByText(school.signedBy, { exact: true }),
  ]);
  await expect(reportCard.locator('svg:not([aria-hidden=true])')).toHaveCount(0);

  await markWindow(page);
  await button(page, 'Print').click();
  expect(await page.evaluate(() => (window as never as { prints: number }).prints)).toBe(1);
  await expectNotReloaded(page);
  await expect(reportCard).toBeVisible();
});

const certificatesByPoints: [title: string, points: Points[]][] = [
  [certificates.pet.title, [10, 5, 10, 5, 10]],
  [certificates.vip.title, [10, 5, 0, 10, 5]],
  [certificates.survivor.title, [0, 10, 5, 5, 0]],
  [certificates.clown.title, [0, 0, 10, 5, 0]],
];

test('each certificate is one sheet of A4, printed alone, seal included', async ({
  page,
  open,
}) => {
  await open(GUESS_THE_TEACHER);
  const game = guessTheTeacher(page);
  const { certificate } = game;
  for (const [title, points] of certificatesByPoints) {
    await test.step(title, async () => {
      await game.play(...points);
      await expect(certificate).toHaveAccessibleName(title);
      await expectOneSheet(page, title);
      await game.againButton.click();
    });
  }
  await game.play(10, 5, 10, 5, 10);
  await expectPrintedAlone(page, certificate, [
    certificate.getByText(labels.certifies, { exact: true }),
    // An empty line for the name.
    certificate.getByText(school.nameLine, { exact: true }),
    certificate.getByText('Final Score: 40 / 50', { exact: true }),
    certificate.getByText(school.signedBy, { exact: true }),
  ]);
  await expect(certificate.locator('svg')).toHaveCount(3);
  await expect(certificate.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
});

for (const [what, isFull] of [
  ['an empty report card', false],
  ['a full report card', true],
] as const) {
  test(`${what} is one sheet of A4, printed alone`, async ({ page, open }) => {
    await open('/about-us');
    if (isFull) await store(page, fullCard(40));
    await open(REPORT_CARD);
    const screen = reportCard(page);
    await expect(screen.badges).toHaveCount(BADGE_IDS.length);
    // It is not printed.
    await screen.make();
    await expectOneSheet(page, what);
    await expectPrintedAlone(page, screen.card, [
      screen.subject('Hand Cricket'),
      ...(isFull ? await screen.stamps.all() : []),
    ]);
  });
}

test('each guide is one sheet of A4', { tag: '@font' }, async ({ page, open }) => {
  for (const [path, title] of Object.entries(guides)) {
    await open(path);
    await expect(page.getByRole('article').getByRole('img')).toHaveJSProperty('complete', true);
    await expectOneSheet(page, title);
  }
});

test('each guide is printed alone and completely, picture included', async ({ page, open }) => {
  for (const [path, title] of Object.entries(guides)) {
    await test.step(title, async () => {
      await open(path);
      const guide = page.getByRole('article');
      const picture = guide.getByRole('img');
      // Loaded without scrolling: a lazy picture would be missing on paper.
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expectPrintedAlone(page, guide, [
        picture,
        guide.getByText(headings.safety, { exact: true }),
        ...(await guide.locator('section li').all()),
      ]);
      await page.emulateMedia({ media: 'print' });
      await expect(guide.locator('a, button, nav').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });
  }
});
