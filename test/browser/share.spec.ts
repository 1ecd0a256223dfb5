import type { Page } from '@playwright/test';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { labels as rpsLabels } from '../../src/games/rock-paper-scissors/content';
import { partNotLoaded } from '../../src/layout/content';
import { guidePath, guideSlugs } from '../../src/paths';
import { settings } from '../../src/settings';
import { actions } from '../../src/sharing/actions/content';
import { LOVE_CALCULATOR } from '../plays/love-calculator';
import { BACKBENCHER_TEST, backbencherTest } from './backbencherTestScreen';
import { CHIDIYA_UDD, chidiyaUdd } from './chidiyaUddScreen';
import { openWithPausedClock } from './gameTime';
import type { Ball } from './handCricketScreen';
import { HAND_CRICKET, handCricket, MATCH } from './handCricketScreen';
import { loveCalculator } from './loveCalculatorScreen';
import { QUIZ, quiz } from './quizScreen';
import { DEAL, RAJA_MANTRI, rajaMantri } from './rajaMantriScreen';
import type { Open, Shared } from './results';
import { results } from './results';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import type { SavedPhoto, Written } from './shareScreen';
import {
  addDevanagari,
  breakPictures,
  cannotShare,
  expectPhoto,
  holdPictures,
  neverIdle,
  paperIn,
  pixelsIn,
  recordWriting,
  selectedIn,
  shareScreen,
  standInForShare,
  tokenOf,
} from './shareScreen';
import { button, expect, expectNoSidewaysScroll, PHONE, test } from './site';

/** The console is watched: what is against the policy fails the test. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Against the policy: ${violatedDirective} ${blockedURI}`),
  );

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(reportViolations);
  await page.addInitScript(cannotShare);
});

const NO_HASH = '';
const CHALLENGE = '#c=1\\.[A-Za-z0-9]+';

/** The lines of a message: what is said, and at the end the only address. */
function expectMessage(message: string, { path, says, isChallenge = false }: Shared) {
  for (const part of says)
    expect(message).toMatch(typeof part === 'string' ? literally(part) : part);
  const address = literally(settings.siteUrl.replace(/\/$/, '') + path);
  const hash = isChallenge ? CHALLENGE : NO_HASH;
  expect(message).toMatch(new RegExp(`\\n${address.source}${hash}$`));
  expect(message.match(/https?:/g)).toHaveLength(1);
}

const literally = (text: string) => new RegExp(text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [name, result] of Object.entries(results)) {
  test(`${name} is sent on as a message, as a text and as a picture in both colour schemes`, {
    tag: name === 'Love Calculator' ? '@journey' : [],
  }, async ({ page, open }) => {
    await result.show(page, open);
    const share = shareScreen(page);
    await expect(share.group.locator('a, button')).toHaveText(['WhatsApp', 'Photo', 'Copy']);
    const message = await share.message();
    expectMessage(message, result);

    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    expect(await copied(page)).toBe(message);
    await expect(share.text).toHaveCount(0);

    const papers = new Set<string>();
    for (const isDark of [false, true]) {
      if (isDark) await button(page, 'Dark mode').click();
      const photo = await share.savePhoto();
      await expect(share.status).toHaveText(actions.photoSaved(result.file));
      expect(photo.name).toBe(result.file);
      expectPhoto(photo);
      const paper = await tokenOf(page, 'paper');
      expect(await paperIn(page, photo)).toBe(paper);
      papers.add(paper);
    }
    expect(papers.size, 'papers').toBe(2);
  });
}

/** A result whose part for sharing is in sight. */
async function openResult(page: Page, open: Open, first = 'Raju', second = 'Rani') {
  await open(LOVE_CALCULATOR);
  await loveCalculator(page).calculate(first, second);
  await expect(shareScreen(page).group).toBeVisible();
  return shareScreen(page);
}

const FILE = 'love-calculator-75.png';

const oddNames: [kind: string, name: string][] = [
  ['Devanagari', 'क्षमा श्रीवास्तव'],
  ['emoji', '😀👩🏿‍🚀😎'],
  ['right-to-left', 'محمد علی (یوسف)'],
  ['a right-to-left override', '\u202eRaju\u202e'],
  ['200 characters', 'Rajukumarpatel '.repeat(14).slice(0, 199).concat('x')],
  ['200 emoji', '😀😎'.repeat(100)],
  ['markup', '<script>alert(1)</script>'],
  ['an attribute', '<img src=x onerror=alert(1)>'],
];

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/**
 * Expects a name that was written to be seen in the picture: each piece of it, which is a word or a line
 * of one. Test browsers have the letters of all these names, but not all the emoji.
 */
async function expectInked(page: Page, photo: SavedPhoto, written: Written[], name: string) {
  const pieces = written.filter(({ text }) => text.length > 1 && name.includes(text));
  expect(pieces.length, name).toBeGreaterThan(0);
  const pixels = await pixelsIn(page, photo, pieces);
  const unseen = pieces.filter((_, at) => (pixels[at]?.dark ?? 0) < 4);
  expect(unseen, name).toEqual([]);
}

test('a name in any script, or markup, is drawn as it was typed, and nothing in it runs', async ({
  page,
  open,
}) => {
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    throw new Error(`A dialog: ${dialog.message()}`);
  });
  const writing = await recordWriting(page);
  await open(LOVE_CALCULATOR);
  await addDevanagari(page);
  const share = shareScreen(page);
  for (const [kind, name] of oddNames) {
    await writing.forget();
    await loveCalculator(page).calculate(name, 'Rani');
    expect(await share.message(), kind).toContain(name);
    const photo = await share.savePhoto();
    expectPhoto(photo);
    const written = await writing.written();
    const all = withoutSpaces(written.map(({ text }) => text).join(''));
    expect(all, kind).toContain(`${withoutSpaces(name)}loveRani`);
    const mode = written.findIndex(({ text }) => text === 'love');
    await expectInked(page, photo, written.slice(0, mode), name);
  }
  await expect(page.locator('main :is(script, img[src=x])')).toHaveCount(0);
});

test('the name on a report card is drawn as it was typed', async ({ page, open }) => {
  const writing = await recordWriting(page);
  await open(QUIZ);
  await addDevanagari(page);
  const name = '<b>राजू</b> 😀 محمد';
  await quiz(page).play(name, 5);
  expect(await shareScreen(page).message()).toContain(name);
  const photo = await shareScreen(page).savePhoto();
  expectPhoto(photo);
  const written = await writing.written();
  expect(withoutSpaces(written.map(({ text }) => text).join(''))).toContain(withoutSpaces(name));
  await expectInked(page, photo, written, name);
  await expect(page.locator('article b')).toHaveCount(0);
});

test('a device that shares files is given the picture alone, in the press itself', async ({
  page,
  open,
}) => {
  const sharing = await standInForShare(page, 'yes');
  const releasePictures = await holdPictures(page);
  const share = await openResult(page, open);
  const downloads = share.countDownloads();
  const given = { keys: ['files'], files: [`${FILE}, image/png`] };

  // Pressed too early: it is shared when it is made.
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoMaking);
  expect(await sharing.takeCalls()).toEqual({ asked: [], shared: [] });
  await releasePictures();
  await expect(share.status).toBeEmpty();
  expect((await sharing.takeCalls()).shared).toEqual([{ ...given, isInPress: false }]);

  await share.copy.click();
  await expect(share.status).toHaveText(actions.copied);
  await share.photo.click();
  await expect(share.status).toBeEmpty();
  expect(await sharing.takeCalls()).toEqual({
    asked: [given],
    shared: [{ ...given, isInPress: true }],
  });

  await share.copy.click();
  await expect(share.status).toHaveText(actions.copied);
  await sharing.answer('AbortError');
  await share.photo.click();
  await expect(share.status, 'cancelled').toBeEmpty();
  expect(downloads()).toBe(0);

  for (const answer of ['cannot', 'NotAllowedError'] as const) {
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    await sharing.answer(answer);
    expectPhoto(await share.savePhoto());
    await expect(share.status, answer).toHaveText(actions.photoSaved(FILE));
  }
  expect(downloads()).toBe(2);
});

test('where the device never answers, the next press saves the picture', async ({ page, open }) => {
  const sharing = await standInForShare(page, 'never');
  const share = await openResult(page, open);
  const downloads = share.countDownloads();
  await share.photo.click();
  await expect.poll(async () => (await sharing.takeCalls()).shared.length).toBe(1);
  await button(page, 'Sound').click();
  await expect(button(page, 'Sound')).toHaveAttribute('aria-pressed', 'true');
  await share.copy.click();
  await expect(share.status).toHaveText(actions.copied);
  expect(downloads()).toBe(0);
  expectPhoto(await share.savePhoto());
  await expect(share.status).toHaveText(actions.photoSaved(FILE));
});

test('a picture that is ready too long after the press is shared by another press', async ({
  page,
  open,
}) => {
  const sharing = await standInForShare(page, 'NotAllowedError');
  await page.addInitScript(neverIdle);
  const share = await openResult(page, open);
  const downloads = share.countDownloads();
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoReady);
  await sharing.answer('yes');
  await share.photo.click();
  await expect(share.status).toBeEmpty();
  expect((await sharing.takeCalls()).shared).toHaveLength(2);
  expect(downloads()).toBe(0);
});

test('a picture pressed for before it is made is saved when it is made', async ({ page, open }) => {
  await page.addInitScript(neverIdle);
  const releasePictures = await holdPictures(page);
  const share = await openResult(page, open);
  const downloads = share.countDownloads();
  await share.photo.click();
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoMaking);
  expectPhoto(await share.savePhoto(releasePictures));
  await expect(share.status).toHaveText(actions.photoSaved(FILE));
  expect(downloads(), 'by two presses').toBe(1);
});

test('a picture in the colours from before a change of the scheme is not sent', async ({
  page,
  open,
}) => {
  await page.addInitScript(neverIdle);
  const releasePictures = await holdPictures(page);
  const share = await openResult(page, open);
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoMaking);
  await button(page, 'Dark mode').click();
  const photo = await share.savePhoto(releasePictures);
  expect(await paperIn(page, photo)).toBe(await tokenOf(page, 'paper'));
});

test('a picture that could not be made is made again by another press', async ({ page, open }) => {
  const repairPictures = await breakPictures(page);
  const share = await openResult(page, open);
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoFailed);
  await repairPictures();
  expectPhoto(await share.savePhoto());
  await expect(share.status).toHaveText(actions.photoSaved(FILE));
});

for (const [how, breakIt] of [
  [
    'refused',
    () => {
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    },
  ],
  ['absent', () => void Reflect.deleteProperty(Navigator.prototype, 'clipboard')],
] as const) {
  test(`where the clipboard is ${how}, the text is selected in a field`, async ({ page, open }) => {
    await page.addInitScript(breakIt);
    const share = await openResult(page, open);
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copyFailed);
    await expect(share.text).toHaveValue(await share.message());
    await expect(share.text).toBeFocused();
    expect(await selectedIn(share.text)).toBe(await share.message());
  });
}

test.describe('in the browser of another app', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the picture is shown on the page, and the text in a field', async ({ page, open }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'onbeforeinstallprompt'));
    const share = await openResult(page, open);
    await share.photo.click();
    await expect(share.status).toHaveText(actions.photoImpossible);
    await expect(share.shown).toBeVisible();
    const canvas = share.shown.locator('canvas');
    await expect(canvas).toHaveAttribute('width', '1080');
    const box = await canvas.boundingBox();
    expect(box?.width).toBeGreaterThan(PHONE.width / 2);
    await expectNoSidewaysScroll(page);

    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    await expect(share.text).toHaveValue(await share.message());
    expect(await selectedIn(share.text)).toBe(await share.message());
    await expectNoSidewaysScroll(page);
  });

  test('the own browser of a phone saves the picture, and shows no field', async ({
    page,
    open,
  }) => {
    const share = await openResult(page, open);
    await share.savePhoto();
    await expect(share.status).toHaveText(actions.photoSaved(FILE));
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    await expect(share.shown).toHaveCount(0);
    await expect(share.text).toHaveCount(0);
  });
});

const LOST = 'error: Failed to load resource: net::ERR_FAILED';

test('without the code of the buttons there is a kind line, the game goes on, and a press tries again', async ({
  page,
  open,
  consoleLines,
  expectConsole,
}) => {
  await page.route(/\/share\.\w+\.js$/, (route) => route.abort());
  const share = await openResult(page, open);
  const kindLine = share.group.getByRole('status');
  await share.group.scrollIntoViewIfNeeded();
  await expect.poll(() => consoleLines).toHaveLength(1);
  await expect(kindLine, 'before a press').toHaveCount(0);
  await share.copy.click();
  await expect(kindLine).toHaveText(partNotLoaded);
  await share.photo.click();
  await expect.poll(() => consoleLines).toHaveLength(3);
  await expect(kindLine).toHaveText(partNotLoaded);
  expectConsole(LOST, LOST, LOST);
  expect(await share.message()).toContain('75%');
  await loveCalculator(page).mode('Takrar').check();
  await loveCalculator(page).expectResult(66);

  await page.unroute(/\/share\.\w+\.js$/);
  await share.copy.click();
  await expect(kindLine).toHaveText(actions.copied);
  expect(await copied(page)).toContain('66%');
  expectPhoto(await share.savePhoto());
});

const OF_A_GAME = /\/(?:[a-z-]+-share|[a-z]+-play)\.\w+\.js$/;
const lostParts: [game: string, path: string, play: ((page: Page) => Promise<void>)[]][] = [
  [
    'the Love Calculator',
    LOVE_CALCULATOR,
    ['Rani', 'Ravi'].map((name) => (page) => loveCalculator(page).calculate('Raju', name)),
  ],
  [
    'Rock Paper Scissors',
    ROCK_PAPER_SCISSORS,
    (['Scissors', 'Paper'] as const).map(
      (hand) => (page) => rockPaperScissors(page).play('Rock', hand),
    ),
  ],
  [
    'Hand Cricket',
    HAND_CRICKET,
    [
      async (page) => {
        await handCricket(page).start('Bat');
        await handCricket(page).ball(MATCH[0] as Ball);
      },
      (page) => handCricket(page).playOn(MATCH.slice(1)),
    ],
  ],
  [
    'Chidiya Udd',
    CHIDIYA_UDD,
    (['fast', 'calm'] as const).map((mode) => async (page) => {
      const game = chidiyaUdd(page);
      await game.choose(mode);
      await game.play();
    }),
  ],
  [
    'Raja Mantri Chor Sipahi',
    RAJA_MANTRI,
    [
      async (page) => {
        const game = rajaMantri(page);
        await game.typeNames();
        await game.deal();
        await game.playOn();
        await game.endButton.click();
      },
      async (page) => {
        const game = rajaMantri(page);
        await game.deal(DEAL, game.againButton);
        await game.playOn();
        await game.endButton.click();
      },
    ],
  ],
  [
    'the Backbencher Test',
    BACKBENCHER_TEST,
    POINTS.slice(0, 2).map((point) => (page) => backbencherTest(page).box(point).press('Space')),
  ],
];

for (const [game, path, [play, playOn]] of lostParts) {
  test(`without the code of its part there is a kind line in ${game}, and the next result tries again`, async ({
    page,
    open,
    consoleLines,
    expectConsole,
  }) => {
    await page.route(OF_A_GAME, (route) => route.abort());
    await openWithPausedClock(page, open, path);
    await play?.(page);
    await expect(page.getByText(partNotLoaded)).toBeVisible();
    await page.unroute(OF_A_GAME);
    await playOn?.(page);
    await expect(shareScreen(page).group).toBeVisible();
    await expect(page.getByText(partNotLoaded)).toHaveCount(0);
    // More than one part may have asked for it, the last of them after the first line was seen.
    expectConsole(...consoleLines.map(() => LOST));
  });
}

test('without the code for hidden hands there is a kind line and a way back, and a press tries again', async ({
  page,
  open,
  expectConsole,
}) => {
  await page.route(OF_A_GAME, (route) => route.abort());
  expectConsole(LOST, LOST);
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  const challenge = button(page, rpsLabels.challenge);
  await challenge.click();
  await expect(page.getByText(partNotLoaded)).toBeVisible();
  const second = page.waitForEvent('requestfailed');
  await game.hand('Rock').click();
  await second;
  await page.unroute(OF_A_GAME);
  await button(page, rpsLabels.leaveChallenge).click();
  // Rendered after the next paint: until then, Rock would be a hidden hand.
  await expect(challenge).toBeVisible();
  await game.play('Rock', 'Scissors');
  await challenge.click();
  await expect(page.getByRole('status').filter({ hasText: 'Hand 1 of 5' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each guide and the Journey can be sent on by the link, and have no dead buttons', async ({
    page,
  }) => {
    for (const result of [...guideSlugs.map(guidePath), 'Journey'].map((name) => results[name])) {
      if (!result) throw new Error('There is no such result.');
      await page.goto(result.path);
      const share = shareScreen(page);
      expectMessage(await share.message(), result);
      await expect(share.whatsapp).toBeVisible();
      await expect(share.photo).toBeHidden();
      await expect(share.copy).toBeHidden();
    }
  });
});
