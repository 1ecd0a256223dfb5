import type { CDPSession, Locator, Page } from '@playwright/test';
import { drawOf, HAND_CRICKET } from '../plays/hand-cricket';
import { plays } from '../plays/plays';
import { hideHands, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import type { Play } from '../plays/visitor';
import { PLAYED_AT } from '../plays/visitor';
import { installDevTools, stateIn } from './actionRecorder';
import { advance, mockDraws, pauseClock } from './gameTime';
import { centreOf, expect, openPaused, reload, test } from './site';
import type { Hands } from './visitor';
import { mouse, visitorOf } from './visitor';

/** Every play, and buttons that are for another step by the second press, and called the same. */
const all: Record<string, Pick<Play, 'path' | 'play' | 'after'>> = {
  ...plays,
  'five hidden hands': { path: ROCK_PAPER_SCISSORS, play: hideHands },
  'a toss that is lost': {
    path: HAND_CRICKET,
    async play({ draw, press }) {
      await draw(drawOf(1), 0);
      await press('1');
    },
  },
};

/** Milliseconds between the two presses, in turn. */
const GAPS = [60, 120, 220];

type Point = { x: number; y: number };
/** A press at a point: the first, or the second `gap` milliseconds after it. */
type Press = (at: Point, which: 1 | 2, gap: number) => Promise<unknown>;

const byMouse = ({ mouse }: Page): Press => {
  return async ({ x, y }, clickCount) => {
    await mouse.move(x, y);
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
  };
};

/** Longer than a double tap may take, in seconds. */
const APART = 0.5;

/** Chromium counts taps by the time stamps of the touches, however long they take here. */
function byFinger(cdp: CDPSession): Press {
  let seconds = 0;
  return async (point, which, gap) => {
    seconds = which === 1 ? Math.max(Date.now() / 1000, seconds + APART) : seconds + gap / 1000;
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
    await touch('touchStart', [point]);
    await touch('touchEnd', []);
  };
}

/** Makes each press twice, or once and lets the same time pass. Calls back after each. */
function pressing(page: Page, press: Press, isTwice: boolean, onPressed: () => Promise<void>) {
  let turn = 0;
  const pressAt = async (control: Locator) => {
    const gap = GAPS[turn % GAPS.length] as number;
    turn += 1;
    // Waits until it can be pressed.
    await control.click({ trial: true });
    const point = await centreOf(control);
    await press(point, 1, gap);
    await advance(page, gap);
    if (isTwice) await press(point, 2, gap);
    await onPressed();
  };
  const onLabel = (box: Locator) => pressAt(box.locator('..'));
  return { ...mouse, press: pressAt, choose: onLabel, tick: onLabel } satisfies Hands;
}

/** What a play leaves to chance: always the same, as a press that is ignored may draw, too. */
const DRAWS = new Array<number>(500).fill(0.42);

/** The milliseconds of a finger are those of the machine. */
const withoutMs = (key: string, value: unknown) => {
  if (key === 'lifts' && Array.isArray(value)) return value.map((ms) => ms !== null);
  return key === 'liftMs' ? undefined : value;
};

/** The states of a play, after each press. */
async function statesOf(page: Page, play: (typeof all)[string], press: Press, isTwice: boolean) {
  const states: unknown[] = [];
  const hands = pressing(page, press, isTwice, async () => {
    states.push(JSON.parse(JSON.stringify(await stateIn(page), withoutMs)));
  });
  const visitor = visitorOf(page, { hands });
  await play.play(visitor);
  await play.after?.(visitor);
  return states;
}

for (const by of ['mouse', 'finger'] as const) {
  test.describe(`by ${by}`, () => {
    test.use(by === 'finger' ? { hasTouch: true, isMobile: true } : {});
    for (const [name, play] of Object.entries(all)) {
      test(`${name}: presses that are made twice do what single ones do`, async ({ page, cdp }) => {
        const press = by === 'mouse' ? byMouse(page) : byFinger(cdp);
        await page.addInitScript(installDevTools);
        await page.addInitScript(mockDraws, DRAWS);
        await openPaused(page, play.path);
        const single = await statesOf(page, play, press, false);
        await page.evaluate(() => localStorage.clear());
        await page.clock.setFixedTime(PLAYED_AT);
        await reload(page);
        await pauseClock(page, PLAYED_AT);
        expect(await statesOf(page, play, press, true)).toEqual(single);
      });
    }
  });
}
