import { badgeTexts, badges as badgeWords } from '../../src/report-card/badges/content';
import { transfer as headings, card as words } from '../../src/report-card/content';
import { transfer } from '../../src/report-card/transfer/content';
import { decodeQr, pixelsOf } from '../browser/qrCode';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { releaseHost } from '../browser/releaseHost';
import { REPORT_CARD } from '../browser/reportCardScreen';
import type { Screen, Target } from './site';
import {
  button,
  eventually,
  expect,
  field,
  link,
  mainMenu,
  PHONE,
  test,
  untilCached,
} from './site';

// Plays count from the moment that a page is idle.
test.use({ startsIdleParts: true });

const card: Target = { role: 'article', name: 'Mera Report Card' };
const quizRow: Target = { role: 'region', name: 'Quiz Game', within: card };
const moving: Target = { role: 'region', name: headings.heading };
const preview: Target = { role: 'table', name: 'Preview' };
const qr: Target = { role: 'img', name: 'Transfer QR code' };

/** Runs in a page: what counts plays is the last that it loads. */
const hasLoadedReports = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/badges\.\w+\.js$/.test(name));

/** Answers all questions right, which gives a best score and a badge. */
async function playQuiz(screen: Screen, base = '') {
  await screen.open(base + QUIZ);
  // Plays count from the moment that a page is idle; in WebKit that is two seconds after it is ready.
  await screen.expectResult(true, 'plays are counted', hasLoadedReports);
  await screen.write(field('Your name'), 'Raju');
  await screen.press(button('Start Quiz'));
  for (let question = 1; question <= 5; question += 1) {
    await screen.press(button(`…${rightOf(question)}`));
    await screen.press(button(question < 5 ? 'Next' : 'Finish'));
  }
  const news = badgeWords.news([badgeTexts['full-marks'].name]);
  await eventually(
    () => screen.tab.evaluate(() => document.body.textContent ?? ''),
    'the badge is told',
  ).toContain(news);
}

/** The row of the quiz, and its badge. */
async function expectTopper(screen: Screen) {
  await screen.expectText(quizRow, /^Quiz GamePlayed1Best5 \/ 5Remark\w/);
  await screen.expectResult([badgeTexts['full-marks'].name], 'badges', () =>
    Array.from(document.querySelectorAll('[data-earned] strong'), (name) => name.textContent ?? ''),
  );
}

/** Makes a code, and returns it with the link that has it. */
async function makeCode(screen: Screen) {
  await screen.press(button('Make code'));
  await screen.expectFocused(field('Transfer code'));
  const { value: code } = await screen.look(field('Transfer code'));
  const { attributes } = await screen.look(link(transfer.link));
  return { code, href: attributes.href ?? '' };
}

/** What the QR code says in a screenshot; why it cannot be read, where WebKit still paints. */
async function readQr(screen: Screen) {
  await screen.look(qr, true);
  const png = (await screen.tab.screenshot()).toString('base64');
  const pixels = await screen.tab.evaluate(pixelsOf, png);
  try {
    return decodeQr(pixels);
  } catch (error) {
    return String(error);
  }
}

async function checkAndMerge(screen: Screen) {
  await screen.press(button('Check code'));
  await screen.expectFocused(preview);
  await screen.press(button('Merge'));
  await screen.expectAbsent(preview);
  await screen.expectText(moving, new RegExp(transfer.merged.slice(0, 20)));
}

test('scores move to other visitors, by a link and by a pasted code, and stay there', async ({
  visit,
}) => {
  const old = await visit({ size: PHONE });
  await playQuiz(old);
  await old.press(button('Menu'));
  await old.press(button('School Games', mainMenu));
  await old.press(link('Report Card', mainMenu));
  await old.expectPath(REPORT_CARD);
  await expectTopper(old);
  const { code, href } = await makeCode(old);
  expect(new URL(href).hash).toBe(`#t=${code}`);

  const byLink = await visit({ size: PHONE });
  await byLink.open(REPORT_CARD + new URL(href).hash);
  await byLink.expectText(moving, new RegExp(transfer.arrived.slice(0, 20)));
  await byLink.expectFocused(button('Check code'));
  expect((await byLink.look(field('Paste code'))).value).toBe(code);
  expect(await byLink.tab.evaluate(() => location.hash)).toBe('');
  await byLink.expectText(card, new RegExp(words.empty.slice(0, 20)));
  await checkAndMerge(byLink);
  await expectTopper(byLink);
  await byLink.reload();
  await expectTopper(byLink);

  const pasted = await visit();
  await pasted.open(REPORT_CARD);
  await pasted.write(field('Paste code'), code.slice(0, -2));
  await pasted.press(button('Check code'));
  await pasted.expectText(moving, new RegExp(transfer.errors.cutOff.slice(0, 20)));
  await pasted.tab.type(code.slice(-2));
  await checkAndMerge(pasted);
  await expectTopper(pasted);
  await pasted.reload();
  await expectTopper(pasted);
});

test('the QR code is read off the screen of a phone, in both colour schemes', async ({ visit }) => {
  for (const scheme of ['light', 'dark'] as const) {
    const screen = await visit({ size: PHONE, scheme });
    await screen.open('/school-games/backbencher-test');
    await screen.tab.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
      box?.click();
    });
    await screen.open(REPORT_CARD);
    const { href } = await makeCode(screen);
    await screen.expectPresent(qr);
    await eventually(() => readQr(screen), `the QR code, ${scheme}`).toBe(href);
  }
});

test.describe('offline', () => {
  test.use({ worksOffline: true, patience: 60_000 });

  test('a code is made, taken and merged without a network, and the scores stay', async ({
    visit,
    allow,
  }) => {
    // WebKit's message if it cannot fetch the worker script.
    allow(/Could not connect to localhost/);
    const host = await releaseHost('dist');
    const screen = await visit({ size: PHONE });
    await playQuiz(screen, host.url);
    await untilCached(screen);
    await host.goAway();
    await screen.open(host.url + REPORT_CARD);
    await expectTopper(screen);
    const { href } = await makeCode(screen);
    await screen.expectPresent(qr);
    await screen.open(host.url + REPORT_CARD + new URL(href).hash);
    await screen.expectFocused(button('Check code'));
    await checkAndMerge(screen);
    await screen.expectInMain(words.countedSince);
    await screen.reload();
    await expectTopper(screen);
  });
});
