import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { labels } from '../../src/games/rock-paper-scissors/content';
import { partNotLoaded } from '../../src/layout/content';
import { actions } from '../../src/sharing/content';
import { calculate, LOVE_CALCULATOR } from '../plays/love-calculator';
import { playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { patternOf } from '../plays/visitor';
import { pixelsOf } from './qrCode';
import type { Shared } from './results';
import { results } from './results';
import {
  HELP,
  inHalfSize,
  isCompared,
  loadEverything,
  photoOf,
  schemes,
  seedRandom,
} from './screenshots';
import { shareScreen } from './shareScreen';
import { button, expect, expectNoSidewaysScroll, openIn, openPaused, PHONE, test } from './site';
import { visitorOf } from './visitor';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// The browser cannot share files, where a test does not make it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  }),
);

/** What is said, and at the end the only address. */
function expectMessage(
  message: string,
  { path, says, isChallenge = false }: Shared,
  { origin }: URL,
) {
  for (const part of says)
    expect(message).toMatch(typeof part === 'string' ? patternOf(`…${part}…`) : part);
  const [address, hash = ''] = (message.split('\n').at(-1) ?? '').split('#');
  expect(address).toBe(origin + path);
  expect(hash).toMatch(isChallenge ? /^c=1\.[A-Za-z0-9]+$/ : /^$/);
  expect(message.match(/https?:/g)).toHaveLength(1);
}

type Photo = { name: string; file: Buffer };
type Area = { left: number; top: number; width: number; height: number };

/** Expects size and weight of a picture; returns the pixels of areas in it. */
async function readPhoto(page: Page, { file }: Photo, areas: Area[]) {
  expect(file.length).toBeLessThanOrEqual(250_000);
  const { width, height, base64 } = await page.evaluate(pixelsOf, file.toString('base64'));
  expect([width, height]).toEqual([1080, 1350]);
  const data = Buffer.from(base64, 'base64');
  return areas.map((area) =>
    Array.from({ length: area.width * area.height }, (_, pixel) => {
      const row = area.top + Math.floor(pixel / area.width);
      const start = 4 * (row * width + area.left + (pixel % area.width));
      return [...data.subarray(start, start + 3)];
    }),
  );
}

/** The colour of the margin of a picture: of its ruled lines, there are less than half as many pixels. */
async function paperOf(page: Page, photo: Photo) {
  const area = { left: 1045, top: 300, width: 1, height: 800 };
  const [margin = []] = await readPhoto(page, photo, [area]);
  return margin.map((pixel) => `rgb(${pixel.join(', ')})`).sort()[400] ?? '';
}

/** The paper of the scheme that is on the screen. */
const paperOnScreen = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--paper)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [name, result] of Object.entries(results)) {
  test(`${name} is sent on as a message, as a text and as its recorded picture in both colour schemes`, {
    tag: name === 'Love Calculator' ? '@journey' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(seedRandom);
    await result.show(page);
    await loadEverything(page);
    const share = shareScreen(page);
    const message = await share.message();
    expectMessage(message, result, new URL(page.url()));
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    expect(await copied(page)).toBe(message);

    const papers = new Set<string>();
    for (const scheme of schemes) {
      if (scheme === 'dark') await button(page, 'Dark mode').click();
      const photo = await share.savePhoto();
      await expect(share.status).toHaveText(actions.photoSaved(result.file));
      expect(photo.name).toBe(result.file);
      const paper = await paperOf(page, photo);
      expect(paper).toBe(await paperOnScreen(page));
      papers.add(paper);
      if (!isCompared) continue;
      const picture = Buffer.from(await inHalfSize(page, photo.file), 'base64');
      const what = `the picture of ${name}, ${scheme} scheme, looks different: ${HELP}`;
      expect.soft(picture, what).toMatchSnapshot(photoOf(result, scheme));
    }
    expect(papers.size, 'papers').toBe(2);
  });
}

/** Raju and Rani, with the part for sharing in sight. */
async function openResult(page: Page) {
  await openIn(page, LOVE_CALCULATOR);
  await calculate(visitorOf(page, { isPaused: false }));
  return shareScreen(page);
}

const FILE = 'love-calculator-75.png';

/** A text drawn on a canvas, and where its letters are. */
type Written = Area & { text: string };

/** Runs in a page before its own scripts: records each text that is drawn on a canvas. */
function recordWriting() {
  const written: Written[] = [];
  Object.assign(window, { written });
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
    const { a, d, e, f } = this.getTransform();
    const width = Math.round(a * this.measureText(text).width);
    const height = Math.round(d * 0.7 * size);
    const [left, top] = [Math.round(a * x + e), Math.round(d * y + f) - height];
    written.push({ text, left, top, width, height });
    return fillText.call(this, text, x, y, ...rest);
  };
}

const DEVANAGARI = 'node_modules/@fontsource/hind/files/hind-devanagari-700-normal.woff2';

/** Phones have Devanagari, the fonts of the tests do not. A face of its own in a family of the site. */
async function addDevanagari(page: Page) {
  await page.evaluate(
    async (data) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      // A range of letters is added only to a face of the same weight.
      for (const weight of ['400', '700']) {
        const face = new FontFace('Kalam on Roboto', bytes, { weight, unicodeRange: 'U+900-97F' });
        document.fonts.add(await face.load());
      }
    },
    await readFile(DEVANAGARI, 'base64'),
  );
}

test('a name in any script, as long as a field takes, or markup, is drawn as it was typed, above the foot, and nothing in it runs', async ({
  page,
  open,
}) => {
  await page.addInitScript(recordWriting);
  await open(LOVE_CALCULATOR);
  await addDevanagari(page);
  const share = shareScreen(page);
  const { type, press } = visitorOf(page, { isPaused: false });
  // Left of the address.
  const foot = { left: 150, top: 1260, width: 80, height: 80 };
  for (const [name, other] of [
    ['W'.repeat(200), 'M'.repeat(200)],
    ['क्षमा श्रीवास्तव', 'Rani'],
    ['😀😎'.repeat(100), 'Rani'],
    ['\u202eمحمد علی (یوسف)', 'Rani'],
    [`${'Rajukumarpatel '.repeat(13)}Raju`, 'Rani'],
    ['<img src=x onerror=alert(1)>', 'Rani'],
  ] as const) {
    await type('Dusra naam', other);
    await type('Pehla naam', name);
    await press('Calculate');
    expect(await share.message()).toContain(name);
    await page.evaluate(() => (window as never as { written: Written[] }).written.splice(0));
    const photo = await share.savePhoto();
    const written = await page.evaluate(() => (window as never as { written: Written[] }).written);
    const texts = written.map(({ text }) => text);
    expect(texts.join('').replace(/\s/g, '')).toContain(`${name.replace(/\s/g, '')}love${other}`);
    // Words, and lines of one.
    const pieces = written
      .slice(0, texts.indexOf('love'))
      .filter(({ text }) => text.length > 1 && name.includes(text));
    expect(pieces).not.toEqual([]);
    const [below = [], ...drawn] = await readPhoto(page, photo, [foot, ...pieces]);
    expect(new Set(below.map(String)).size).toBe(1);
    for (const [at, pixels] of drawn.entries()) {
      const dark = pixels.filter(([r = 0, g = 0, b = 0]) => r + g + b < 3 * 128);
      expect(dark.length, pieces[at]?.text).toBeGreaterThanOrEqual(4);
    }
  }
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
});

/** `cannot` is what `canShare` says. */
type StandIn = {
  answer: 'yes' | 'cannot' | 'AbortError' | 'NotAllowedError';
  /** What was shared. */
  shared: string[];
};

/** Runs in a page before its own scripts: takes the place of what not every system has. */
function standInForShare() {
  const own: StandIn = Object.assign(window, { answer: 'yes' as const, shared: [] });
  Object.assign(Navigator.prototype, {
    canShare: () => own.answer !== 'cannot',
    async share({ files = [], ...rest }: ShareData) {
      const isInPress = window.event?.type === 'click';
      own.shared.push(
        ...files.map(({ name, type }) => `${name}, ${type}`),
        ...Object.keys(rest),
        isInPress ? 'in the press' : 'later',
      );
      if (own.answer !== 'yes') throw new DOMException('No', own.answer);
    },
  });
}

test('a device that shares files is given the picture alone, in the press; where it does not, it is saved', async ({
  page,
}) => {
  await page.addInitScript(standInForShare);
  const share = await openResult(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const takeShared = () => page.evaluate(() => (window as never as StandIn).shared.splice(0));
  // The first picture may not be made yet.
  await share.photo.click();
  await expect.poll(takeShared).toContain(`${FILE}, image/png`);
  for (const [answer, said] of [
    ['yes', ''],
    ['AbortError', ''],
    ['NotAllowedError', actions.photoSaved(FILE)],
    ['cannot', actions.photoSaved(FILE)],
  ] as const) {
    await page.evaluate((next) => Object.assign(window, { answer: next }), answer);
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copied);
    await share.photo.click();
    await expect(share.status, answer).toHaveText(said);
    expect(await takeShared(), answer).toEqual(
      answer === 'cannot' ? [] : [`${FILE}, image/png`, 'in the press'],
    );
  }
  expect(downloads).toBe(2);
});

/** Runs in a page before its own scripts: no picture is finished before the release. */
function holdPictures() {
  const { toBlob } = HTMLCanvasElement.prototype;
  const held = new Promise<void>((release) => Object.assign(window, { releasePictures: release }));
  HTMLCanvasElement.prototype.toBlob = function (...given) {
    held.then(() => toBlob.apply(this, given));
  };
}

test('a picture pressed for twice before it is made is saved once, in the colours of then', async ({
  page,
}) => {
  await page.addInitScript(holdPictures);
  const share = await openResult(page);
  await share.photo.click();
  await share.photo.click();
  await expect(share.status).toHaveText(actions.photoMaking);
  await button(page, 'Dark mode').click();
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const photo = await share.savePhoto(() =>
    page.evaluate(() => (window as never as { releasePictures(): void }).releasePictures()),
  );
  expect(await paperOf(page, photo)).toBe(await paperOnScreen(page));
  await expect(share.status).toHaveText(actions.photoSaved(FILE));
  expect(downloads).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('its own browser saves the picture, that of another app shows it', async ({ page }) => {
    const { photo, status, shown } = await openResult(page);
    await photo.click();
    await expect(status).toHaveText(actions.photoSaved(FILE));
    await expect(shown).toHaveCount(0);
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'onbeforeinstallprompt'));
    await openResult(page);
    await photo.click();
    await expect(status).toHaveText(actions.photoImpossible);
    const box = await shown.locator('canvas').boundingBox();
    expect(box?.width).toBeGreaterThan(PHONE.width / 2);
    await expectNoSidewaysScroll(page);
  });
});

const BUTTONS = /\/share\.\w+\.js$/;
const OF_A_GAME = /\/[a-z-]+-later\.\w+\.js$/;

test('without the code of a part there is a kind line, and the next result or press tries again', async ({
  page,
  consoleLines,
  expectConsole,
}) => {
  for (const part of [BUTTONS, OF_A_GAME]) await page.route(part, (route) => route.abort());
  await openPaused(page, ROCK_PAPER_SCISSORS);
  const visitor = visitorOf(page);
  await test.step('of the hidden hands, from which there is a way back', async () => {
    await visitor.press('Challenge a friend');
    await visitor.expectShown(partNotLoaded);
    await visitor.press('Rock');
    await visitor.press(labels.leaveChallenge);
  });
  await playRound(visitor, 'Rock', 'Scissors');
  await visitor.expectShown(partNotLoaded);
  await page.unroute(OF_A_GAME);
  await playRound(visitor, 'Rock', 'Paper');
  await expect(page.getByText(partNotLoaded)).toHaveCount(0);

  const share = shareScreen(page);
  const line = share.group.getByRole('status');
  await share.copy.click();
  await expect(line).toHaveText(partNotLoaded);
  await page.unroute(BUTTONS);
  await page.clock.resume();
  await share.copy.click();
  await expect(line).toHaveText(actions.copied);
  expect(await copied(page)).toBe(await share.message());
  expectConsole(...consoleLines.map(() => 'error: Failed to load resource: net::ERR_FAILED'));
});
