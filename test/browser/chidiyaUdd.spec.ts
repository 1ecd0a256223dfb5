import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Name } from '../../src/games/chidiya-udd/caller';
import { canFly, timeFor } from '../../src/games/chidiya-udd/caller';
import { callText } from '../../src/games/chidiya-udd/content';
import { challengeHashOf as hashOfCalls } from '../../src/games/chidiya-udd/links';
import { CHIDIYA_UDD, hearCall } from '../plays/chidiya-udd';
import { button, status } from '../plays/visitor';
import { devTools, installDevTools } from './actionRecorder';
import {
  centreOf,
  expect,
  LANDSCAPE,
  openPaused,
  PHONE,
  SMALL_PHONE,
  scrolledBy,
  sizeName,
  test,
} from './site';
import { figure, locate, visitorOf } from './visitor';

/** Starts a game, and returns the visitor, with a way to hear the next call. */
async function startGame(page: Page, mode: 'Tez' | 'Do khiladi' = 'Tez') {
  await openPaused(page, CHIDIYA_UDD);
  const visitor = visitorOf(page);
  await visitor.choose(mode);
  await visitor.press('Start');
  const called: Name[] = [];
  return {
    ...visitor,
    async hear(name: Name) {
      await hearCall(visitor, name, called);
      called.push(name);
    },
    /** Lets the time of the call pass. */
    waitOut: () => visitor.pass(timeFor('fast', called.length - 1) + 100),
  };
}

/** Fingers on a touch screen, each of which stays where it is put until all are lifted. */
function fingersOn(cdp: CDPSession) {
  const touchPoints: { x: number; y: number; id: number }[] = [];
  return {
    /** Puts fingers down at once, one on each control. */
    async put(...controls: Locator[]) {
      for (const control of controls)
        touchPoints.push({ ...(await centreOf(control)), id: touchPoints.length });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    },
    async lift() {
      touchPoints.length = 0;
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
    },
  };
}

type Lifted = { player: number; ms: number };

const liftsIn = (page: Page) =>
  devTools(page, ({ actions }) =>
    actions
      .filter(({ type }) => type === 'chidiyaUdd/fingerLifted')
      .map(({ payload }) => payload as Lifted),
  );

const halves = (page: Page) =>
  [1, 2].map((player) => locate(page, button(`Udd! Player ${player}`))) as [Locator, Locator];

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a finger that rests on the button lifts by leaving it, also after a call it rested through', async ({
    page,
    cdp,
  }) => {
    const { hear, pass, waitOut, expectFigures } = await startGame(page);
    const udd = locate(page, button('Udd!'));
    await expect(udd).toHaveCSS('touch-action', 'none');
    await expect(udd).toHaveCSS('user-select', 'none');
    const fingers = fingersOn(cdp);
    await fingers.put(udd);
    await hear('tota');
    await pass(100);
    await fingers.lift();
    await expectFigures({ Score: '1' });

    await fingers.put(udd);
    await hear('gadha');
    await waitOut();
    await expectFigures({ Score: '2' });
    await hear('titli');
    await pass(100);
    await fingers.lift();
    await expectFigures({ Score: '3', Chances: '3' });
  });

  test('of two players both touches count: at once, and five milliseconds apart', {
    tag: '@journey',
  }, async ({ page, cdp }) => {
    await page.addInitScript(installDevTools);
    const { hear, pass } = await startGame(page, 'Do khiladi');
    const [fingers, [first, second]] = [fingersOn(cdp), halves(page)];
    await hear('tota');
    await fingers.put(first, second);
    await fingers.lift();
    const players = async () => (await liftsIn(page)).map(({ player }) => player);
    expect((await players()).sort()).toEqual([0, 1]);

    await hear('maina');
    await fingers.put(second);
    await pass(5);
    await fingers.put(first);
    await fingers.lift();
    expect((await players()).slice(2)).toEqual([1, 0]);
    const [earlier, later] = (await liftsIn(page)).slice(2) as [Lifted, Lifted];
    expect(later.ms - earlier.ms).toBe(5);
  });
});

/** Whether the part of a page faces the one who sits opposite. */
const isTurned = (part: Locator) =>
  part.evaluate((element) => {
    const { a } = new DOMMatrix(getComputedStyle(element).transform);
    return a === -1;
  });

test('two players turn their phone: their halves stay in sight, opposite or side by side, and the result faces both', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { hear, sees, pass } = await startGame(page, 'Do khiladi');
  await hear('hawai-jahaaz');
  const parts = [...halves(page), locate(page, status())] as const;
  for (const size of [PHONE, LANDSCAPE, PHONE, { width: 640, height: 360 }, SMALL_PHONE]) {
    await page.setViewportSize(size);
    // The page scrolls itself to the game, to the nearest pixel.
    for (const part of parts) await expect(part, sizeName(size)).toBeInViewport({ ratio: 0.99 });
    const [one, other, call] = await Promise.all(parts.map(centreOf));
    if (!one || !other || !call) throw new Error('Something is not rendered.');
    const isSideways = size.width > size.height;
    if (isSideways) {
      expect(one.x).toBeLessThan(size.width / 3);
      expect(other.x).toBeGreaterThan((size.width * 2) / 3);
      expect(Math.abs(one.y - other.y)).toBeLessThan(20);
    } else {
      expect(other.y).toBeLessThan(call.y);
      expect(call.y).toBeLessThan(one.y);
    }
    expect(await isTurned(page.locator('[data-player="1"]'))).toBe(!isSideways);
  }
  while (await sees(button('Udd! Player 2'))) await pass(2000);
  const results = page.getByRole('main').getByText("It's a tie!");
  for (const result of await results.all()) await expect(result).toBeInViewport({ ratio: 0.99 });
  const turned = page.locator('main [aria-hidden]').filter({ has: page.locator('dl') });
  expect(await isTurned(turned)).toBe(true);
  await page.setViewportSize(LANDSCAPE);
  await expect(turned).toBeHidden();
});

test('right and wrong differ by shape; under reduced motion only the words change; Space lifts, and scrolls nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { hear, waitOut } = await startGame(page);
  const stage = page.locator('main div[aria-hidden="true"]:has(svg)').first();
  const verdict = page.locator('main [role=status] + svg');
  const still = await stage.innerHTML();
  await page.getByRole('main').evaluate((main) => main.focus());
  const scrolled = await scrolledBy(page);
  const shapes: string[] = [];
  for (const [name, isLifted] of [
    ['tota', true],
    ['gadha', true],
    ['maina', false],
    ['haathi', false],
  ] as const) {
    await hear(name);
    if (isLifted) await page.keyboard.press('Space');
    else await waitOut();
    shapes.push(await verdict.innerHTML());
    expect(await stage.innerHTML(), name).toBe(still);
  }
  expect(await scrolledBy(page)).toBe(scrolled);
  const [right, wrong] = shapes;
  expect(right).not.toBe(wrong);
  expect(shapes).toEqual([right, wrong, wrong, right]);
});

/** Four that fly, and one that sits. */
const SLOW_CALLS: Name[] = ['tota', 'maina', 'gadha', 'titli', 'hawai-jahaaz'];
/** How long before the end of the time a finger is lifted, and how long after it the phone is busy. */
const BEFORE_END = 100;
const BUSY_AFTER = 300;

type Watch = { names: string[]; times: number[]; early: number; busy: number };
type Presses = { presses: { stamp: number; due: number }[] };

/**
 * Runs in a page: at each call of these names asks for a press when its time is nearly over, then keeps the
 * page busy until long after it, and until the press waits in the queue.
 */
function pressLate({ names, times, early, busy }: Watch) {
  const found: Presses = { presses: [] };
  Object.assign(window, found);
  const { press } = window as never as { press(wallTime: number): Promise<void> };
  let due = 0;
  const { scheduling } = navigator as never as { scheduling: { isInputPending(): boolean } };
  const ask = () => {
    press(performance.timeOrigin + due);
    const end = due + early + busy;
    // On a busy machine the press may come later.
    const isBusy = () => !scheduling.isInputPending() && performance.now() < end + 10_000;
    while (performance.now() < end || isBusy());
  };
  let latest = '';
  new MutationObserver(() => {
    const words = document.querySelector('main [role=status] > span')?.textContent ?? '';
    if (words === latest) return;
    latest = words;
    const at = names.indexOf(words);
    if (at < 0) return;
    // The time counts from the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame((seen) => {
        due = seen + (times[at] as number) - early;
        setTimeout(ask, due - performance.now());
      }),
    );
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => found.presses.push({ stamp: timeStamp, due }),
    true,
  );
}

test('on a phone six times as slow, a press that was in time counts, though it is handled after the end', async ({
  page,
  cdp,
  open,
}) => {
  await open(CHIDIYA_UDD + hashOfCalls({ mode: 'fast', score: 2, names: SLOW_CALLS }));
  const { press, expectFocused } = visitorOf(page, { isPaused: false });
  await press('Accept');
  await press('Start');
  await expectFocused(button('Udd!'));
  const place = await centreOf(locate(page, button('Udd!')));
  await page.exposeFunction('press', async (wallTime: number) => {
    const send = (type: 'mousePressed' | 'mouseReleased') => {
      const mouse = {
        ...place,
        button: 'left',
        clickCount: 1,
        timestamp: wallTime / 1000,
      } as const;
      return cdp.send('Input.dispatchMouseEvent', { ...mouse, type });
    };
    await Promise.all([send('mousePressed'), send('mouseReleased')]);
  });
  await page.evaluate(pressLate, {
    names: SLOW_CALLS.map((name) => (canFly(name) ? callText(name) : '')),
    times: SLOW_CALLS.map((_, at) => timeFor('fast', at)),
    early: BEFORE_END,
    busy: BUSY_AFTER,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await expect(figure(page, 'Score')).toHaveText(String(SLOW_CALLS.length), { timeout: 60_000 });
  await expect(figure(page, 'Chances')).toHaveText('3');
  const presses = await page.evaluate(() => (window as never as Presses).presses);
  expect(presses).toHaveLength(4);
  for (const { stamp, due } of presses) expect(Math.abs(stamp - due)).toBeLessThan(10);
});
