import { labels } from '../../src/games/truth-or-dare/content';
import { HARD_NAMES } from '../plays/raja-mantri-chor-sipahi';
import { TRUTH_OR_DARE } from '../plays/truth-or-dare';
import { layoutFaults } from './layoutFaults';
import {
  atEachSize,
  DESKTOP,
  expect,
  LANDSCAPE,
  NARROWEST,
  openPaused,
  test,
  widenFont,
} from './site';
import { visitorOf } from './visitor';

/** Runs in a page: the seats in the order in which the line of the bottle passes them, nearest first. */
const seatsByBottle = () => {
  const pointer = document.querySelector('[data-resting]') as HTMLElement;
  const centreOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const bottle = centreOf(pointer);
  const angle = (Number(/-?[\d.]+/.exec(pointer.style.transform)?.[0]) * Math.PI) / 180;
  return [...document.querySelectorAll('[aria-hidden=true] li')]
    .map((seat) => {
      const { left, right, x, y } = centreOf(seat);
      const across = (x > bottle.x ? left : right) - bottle.x;
      const isOnSide = Math.sign(across) === Math.sign(Math.sin(angle));
      const passedAt = bottle.y - across / Math.tan(angle);
      return { name: seat.textContent, away: isOnSide ? Math.abs(passedAt - y) : Infinity };
    })
    .toSorted((one, other) => one.away - other.away)
    .map(({ name }) => name);
};

test('the bottle points at the name whose turn it is, of two to ten; long, foreign and equal ones are whole', async ({
  page,
}) => {
  await openPaused(page, TRUTH_OR_DARE);
  await widenFont(page);
  const { choose, type, press, pass, expectShown } = visitorOf(page);
  await choose('Doston ke saath');
  const chosen = page.locator('[aria-hidden=true] li[data-chosen]');
  const names = ['Raju', ...HARD_NAMES, 'Sunita', ...HARD_NAMES];
  for (const [at, name] of names.entries()) {
    await type('Add a player', name);
    await press('Add');
    if (at === 0) continue;
    await press('Spin');
    await pass(2000);
    const turn = (await chosen.textContent()) ?? '';
    await expectShown(`${turn} ${labels.turn}`);
    await atEachSize(page, [NARROWEST, LANDSCAPE, DESKTOP], async (where) =>
      expect.soft((await page.evaluate(seatsByBottle))[0], where).toBe(turn),
    );
    if (at < names.length - 1) await press('Completed');
  }
  await expectShown(labels.benchFull);
  expect.soft(await page.evaluate(layoutFaults)).toEqual([]);
});

/** Runs in a page: how much of the bottle moves in the first frame in which the task can be seen. */
const movesAtReveal = () =>
  new Promise<number | undefined>((resolve) => {
    const look = () => {
      const text = document.querySelector('[role=status] p:last-child');
      if (!text?.checkVisibility({ opacityProperty: true })) return requestAnimationFrame(look);
      const pointer = document.querySelector('main [aria-hidden=true] > div:has(svg)');
      return resolve(pointer?.getAnimations({ subtree: true }).length);
    };
    look();
  });

test.describe('on a slow phone', () => {
  test.use({ drawsEverything: true });

  test('a task is seen once the bottle has stopped, alone and among friends', async ({
    page,
    open,
    cdp,
  }) => {
    await open(TRUTH_OR_DARE);
    const { choose, type, press } = visitorOf(page, { isPaused: false });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const friends of [[], ['Raju', 'Mina']]) {
      if (friends.length > 0) await choose('Doston ke saath');
      for (const friend of friends) {
        await type('Add a player', friend);
        await press('Add');
      }
      await press('Spin');
      expect.soft(await page.evaluate(movesAtReveal)).toBe(0);
      await press('Completed');
    }
  });
});
