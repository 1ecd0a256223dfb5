import type { Page } from '@playwright/test';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { button, expect, openPaused, reload, setHidden, test } from './site';
import { visitorOf } from './visitor';

type Recorded = {
  contexts: AudioContext[];
  /** When each scheduled source starts, in seconds from when that was asked for. */
  starts: number[];
};

/** Runs in a page before its own scripts: records its use of Web Audio. */
function recordSound() {
  const recorded: Recorded = { contexts: [], starts: [] };
  Object.assign(window, recorded);
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      recorded.contexts.push(this);
    }
  };
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (when = 0) {
      recorded.starts.push(when - this.context.currentTime);
      return start.call(this, when);
    };
  }
}

/** The starts of the sources that were created since the last call. */
const takeStarts = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).starts.splice(0));

const contextStates = (page: Page) =>
  page.evaluate(() => (window as never as Recorded).contexts.map(({ state }) => state));

/** Expects a sound that starts so many seconds from now. How long each sound is, is tested without a browser. */
async function expectSound(page: Page, delay = 0) {
  const starts: number[] = [];
  await expect.poll(async () => starts.push(...(await takeStarts(page)))).toBeGreaterThan(0);
  // The context's time advances while they are created.
  expect(Math.min(...starts)).toBeGreaterThan(delay - 0.1);
}

test('no audio is created before Sound is pressed; then chalk, stamps and the bell play, but not in a hidden tab', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const fetched = () => files.filter((file) => /assets\/platform-later\b.*\.js$/.test(file)).length;
  await page.addInitScript(recordSound);
  await openPaused(page, TRUTH_OR_DARE);
  const { press, pass } = visitorOf(page);
  const sound = button(page, 'Sound');
  const spin = async () => {
    await press('Spin');
    await pass(2000);
  };
  // The stamp is heard when its animation on the page hits the paper.
  const expectStamp = () => expectSound(page, 0.35);

  await test.step('silent by default', async () => {
    await spin();
    await press('Completed');
    expect(fetched()).toBe(0);
    expect(await contextStates(page)).toEqual([]);
  });
  await test.step('the button plays chalk, and a new task a stamp', async () => {
    await sound.click();
    await expectSound(page);
    expect(fetched()).toBe(1);
    await expect.poll(() => contextStates(page)).toEqual(['running']);
    await spin();
    await expectStamp();
  });
  await test.step('the end of the countdown plays the bell, which stops when the tab is hidden', async () => {
    await pass(30_000);
    await expectSound(page);
    await setHidden(page, true);
    await expect.poll(() => contextStates(page)).toEqual(['suspended']);
    await press('Failed');
    expect(await takeStarts(page)).toEqual([]);
    await setHidden(page, false);
    await spin();
    await expectStamp();
    await expect.poll(() => contextStates(page)).toEqual(['running']);
  });
  await test.step('the setting persists after a reload, which is silent until the first press', async () => {
    await reload(page);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    expect(await contextStates(page)).toEqual([]);
    await spin();
    await expectStamp();
    await sound.click();
    await press('Completed');
    expect(await takeStarts(page)).toEqual([]);
  });
  expect(files.filter((file) => /\.(mp3|ogg|wav|m4a|webm|opus|aac)\b/.test(file))).toEqual([]);
});
