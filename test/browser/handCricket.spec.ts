import type { Page } from '@playwright/test';
import { replayHashOf } from '../../src/games/hand-cricket/links';
import type { Ball } from '../../src/games/hand-cricket/rules';
import { HAND_CRICKET } from '../plays/hand-cricket';
import { button, listitem, region, slider } from '../plays/visitor';
import { layoutFaults } from './layoutFaults';
import {
  atEachSize,
  DESKTOP,
  expect,
  expectHandwriting,
  GAME_SIZES,
  NARROWEST,
  test,
  widenFont,
} from './site';
import { locate } from './visitor';

/** The address of a match with two innings of so many balls, in which the chase ends short. */
function longMatch(length: number) {
  const innings: Ball[] = [...Array<Ball>(length - 1).fill([6, 1]), [1, 1]];
  return HAND_CRICKET + replayHashOf({ first: 'you', friend: [], balls: [...innings, ...innings] });
}

const replay = region('Match ka replay');
const sliderIn = (page: Page) => locate(page, slider('Ball', replay));

test('a replay goes where its slider is dragged, or moved by keys; on the narrowest phone each of 60 balls can be read', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROWEST);
  await open(longMatch(60));
  await widenFont(page);
  const control = sliderIn(page);
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) as DOMRect;
  const middle = y + height / 2;
  await page.mouse.move(x + 4, middle);
  await page.mouse.down();
  for (const [part, ball] of [
    [0.5, /^(?:59|60|61)$/],
    [1, '120'],
  ] as const) {
    await page.mouse.move(x + width * part, middle);
    await expect(control).toHaveValue(ball);
  }
  await page.mouse.up();
  for (const [key, ball] of [
    ['ArrowLeft', '119'],
    ['Home', '0'],
    ['End', '120'],
  ] as const) {
    await control.press(key);
    await expect(control).toHaveValue(ball);
  }
  // A tenth of the slider each.
  for (let presses = 0; presses < 5; presses += 1) await control.press('PageDown');
  await expect(control).toHaveValue('60');
  const balls = locate(page, listitem(undefined, { role: 'list', name: 'Balls', within: replay }));
  await expect(balls).toHaveCount(60);
  const marks = await balls.locator('[aria-hidden]').evaluateAll((all) =>
    all.map((mark) => {
      mark.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        isInSight: hit === mark && left >= 0 && right <= window.innerWidth,
        fontSize: Number.parseFloat(getComputedStyle(mark).fontSize),
      };
    }),
  );
  expect(marks.filter(({ isInSight, fontSize }) => !isInSight || fontSize < 16)).toEqual([]);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('nothing moves in a replay while an innings goes on, and the buttons are in sight with both hands', async ({
  page,
  open,
}) => {
  await open(longMatch(30));
  await expectHandwriting(page);
  const [card, control] = [locate(page, replay), sliderIn(page)];
  const play = locate(page, button('Play', replay));
  const hands = card.getByRole('paragraph').filter({ hasText: /^(?:You|Computer) ?[1-6]?$/ });
  const sizes = [...GAME_SIZES, DESKTOP];
  const places = async () => {
    const [around, at] = [await card.boundingBox(), await play.boundingBox()] as DOMRect[];
    return [around?.height, (at?.y ?? 0) - (around?.y ?? 0)].map((px) => Math.round(px ?? 0));
  };
  const first = new Map<string, number[]>();
  await atEachSize(page, sizes, async (where) => void first.set(where, await places()));
  for (let ball = 1; ball < 30; ball += 1) {
    await locate(page, button('Next', replay)).click();
    await expect(control).toHaveValue(String(ball));
    // What has moved, for example by another row of balls, stays so.
    if (ball % 7 !== 1) continue;
    await atEachSize(page, sizes, async (where) =>
      expect(await places(), `ball ${ball}, ${where}`).toEqual(first.get(where)),
    );
  }
  await atEachSize(page, sizes, async (where) => {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const part of [play, ...(await hands.all())])
      await expect(part, where).toBeInViewport({ ratio: 1 });
  });
});
