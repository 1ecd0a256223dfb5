import type { Page } from '@playwright/test';
import { advance, openWithPausedClock, tickUntilDone } from './gameTime';
import { button, delayRequests, expect, expectReady, setHidden, test } from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

const FILE = /assets\/sounds\b.*\.js$/;

/** A scheduled audio source, in seconds of its AudioContext. */
type Source = { kind: string; starts: number; stops: number };
type Recorded = { contexts: AudioContext[]; sources: Source[] };

/** Records the page's use of Web Audio, with a context whose time is paused at 0. */
const recordSound = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { contexts: [], sources: [] };
    Object.assign(window, recorded);
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        recorded.contexts.push(this);
      }
    };
    const sources = new WeakMap<AudioNode, Source>();
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const { start, stop } = prototype;
      prototype.start = function (when = 0) {
        const starts = when - this.context.currentTime;
        const source = { kind: this.constructor.name, starts, stops: Number.POSITIVE_INFINITY };
        sources.set(this, source);
        recorded.sources.push(source);
        return start.call(this, when);
      };
      prototype.stop = function (when = 0) {
        const source = sources.get(this);
        if (source) source.stops = when - this.context.currentTime;
        return stop.call(this, when);
      };
    }
  });

/** The sources created since the last call. */
const newSources = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).sources.splice(0));

const contextStates = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).contexts.map(({ state }) => state));

/** Expects a sound of that length in seconds, including its initial delay. */
async function expectSound(page: Page, atLeast: number, atMost: number) {
  let sources: Source[] = [];
  await expect
    .poll(async () => {
      sources = await newSources(page);
      return sources.length;
    })
    .toBeGreaterThan(0);
  // The context's time advances while they are created.
  for (const { starts } of sources) expect(starts).toBeGreaterThan(-0.1);
  const ends = Math.max(...sources.map(({ stops }) => stops));
  expect(ends).toBeGreaterThan(atLeast);
  expect(ends).toBeLessThan(atMost);
  return sources;
}

/** Seconds between the end of the spin and the sound of the stamp. */
const STAMP_DELAY = 0.35;

test('no audio is created before Sound is pressed; then chalk, stamps and the bell play, but not in a hidden tab', async ({
  page,
  open,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const fetched = () => files.filter((file) => FILE.test(file)).length;
  await recordSound(page);
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
  const game = truthOrDare(page);
  const sound = button(page, 'Sound');

  await test.step('silent by default', async () => {
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await game.spin();
    await game.completedButton.click();
    await game.expectTurns(1, 1, 1);
    expect(fetched()).toBe(0);
    expect(await contextStates(page)).toEqual([]);
  });

  await test.step('the button plays chalk', async () => {
    await sound.click();
    await expectSound(page, 0.05, 0.3);
    expect(fetched()).toBe(1);
    await expect.poll(() => contextStates(page)).toEqual(['running']);
  });

  await test.step('a new task plays a stamp, with the animation on the page', async () => {
    await game.spin();
    const [first] = await expectSound(page, STAMP_DELAY + 0.2, STAMP_DELAY + 0.5);
    expect(first?.starts).toBeGreaterThan(STAMP_DELAY + 0.1);
  });

  await test.step('the end of the countdown plays the bell, which stops when the tab is hidden', async () => {
    await advance(page, 30_000);
    await game.expectSeconds(0);
    await expectSound(page, 1, 2);
    await setHidden(page, true);
    await expect.poll(() => contextStates(page)).toEqual(['suspended']);
  });

  await test.step('a hidden tab plays nothing', async () => {
    await game.failedButton.press('Enter');
    await game.expectTurns(1, 0, 1);
    expect(await newSources(page)).toEqual([]);
    expect(await contextStates(page)).toEqual(['suspended']);
    await setHidden(page, false);
    await game.spin();
    await expectSound(page, STAMP_DELAY + 0.2, STAMP_DELAY + 0.5);
    await expect.poll(() => contextStates(page)).toEqual(['running']);
  });

  await test.step('the setting persists after a reload, which is silent until the first press', async () => {
    await page.reload();
    await tickUntilDone(page, expectReady(page));
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    expect(await contextStates(page)).toEqual([]);
    await game.spin();
    await expectSound(page, STAMP_DELAY + 0.2, STAMP_DELAY + 0.5);
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await game.completedButton.click();
    await game.expectTurns(2, 1, 1);
    expect(await newSources(page)).toEqual([]);
  });

  expect(files.filter((file) => /\.(mp3|ogg|wav|m4a|webm|opus|aac)\b/.test(file))).toEqual([]);
});

test('a sound that loads too late is not played, and one that fails to load causes no error', async ({
  page,
  open,
  expectConsole,
}) => {
  // Chromium's own message for a failed request.
  expectConsole('error: Failed to load resource: net::ERR_FAILED');
  await recordSound(page);
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
  const game = truthOrDare(page);
  await page.route(FILE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await button(page, 'Sound').click();
  await failed;
  await expect(button(page, 'Sound')).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll();

  const release = await delayRequests(page, FILE);
  await game.spin();
  await advance(page, 501);
  const loaded = page.waitForResponse(FILE);
  release();
  await (await loaded).finished();
  await game.completedButton.click();
  const sources = await expectSound(page, STAMP_DELAY + 0.2, STAMP_DELAY + 0.5);
  expect(sources, 'one stamp: a thud and a rustle').toHaveLength(2);
});
