import type { Page } from '@playwright/test';
import { AAJ_KA_OVER, SUNDAY, throwsOf, throwsUntilOut } from '../plays/aaj-ka-over';
import { BALL_MS } from '../plays/hand-cricket';
import { group } from '../plays/visitor';
import { openIn, openPaused, reload, setHidden, test } from './site';
import { visitorOf } from './visitor';

/** Half past nine in India, on a day that is counted from 1970. */
const morningOf = (day: number) => new Date(day * 86_400_000 + 4 * 3_600_000);
const MINUTE = 60_000;
const midnightAfter = (day: number) => (day + 1) * 86_400_000 - 19_800_000;

const throws = group('Your throw');

const visitorIn = (page: Page) => {
  const visitor = visitorOf(page);
  return {
    ...visitor,
    expectOver: (runs: number, balls: number) =>
      visitor.expectFigures({ Runs: String(runs), Balls: String(balls) }),
  };
};

test('a page that comes back into sight after midnight has the over of the new day; one under way is played to its end', async ({
  page,
}) => {
  await openPaused(page, AAJ_KA_OVER, new Date(midnightAfter(SUNDAY) - MINUTE));
  const { press, pass, expectOver, expectSeen, expectFocused } = visitorIn(page);
  const comeBackAt = async (time: number) => {
    await setHidden(page, true);
    await page.clock.setSystemTime(time);
    await setHidden(page, false);
  };
  const [first, out] = throwsUntilOut(SUNDAY, 2) as [number, number];
  await press(String(first));
  await pass(BALL_MS);
  await comeBackAt(midnightAfter(SUNDAY) + MINUTE);
  await expectOver(first, 1);
  await press(String(out));
  await pass(BALL_MS);
  await expectOver(first, 2);
  await press('Naya over');
  await expectFocused(throws);
  await press(String(throwsOf(SUNDAY + 1)[0]));
  await pass(BALL_MS);
  await expectOver(0, 1);
  await comeBackAt(midnightAfter(SUNDAY + 1) + MINUTE);
  await expectOver(0, 0);
  await expectSeen(throws);
});

test('the over of a day is one over in two tabs, also where a ball is on in both', async ({
  page,
}) => {
  await openPaused(page, AAJ_KA_OVER, morningOf(SUNDAY));
  const other = await page.context().newPage();
  await openIn(other, AAJ_KA_OVER);
  const [here, there] = [visitorIn(page), visitorIn(other)];
  const [first, second, out] = throwsUntilOut(SUNDAY, 3) as [number, number, number];
  await here.press(String(first));
  await here.pass(BALL_MS);
  await there.expectOver(first, 1);

  // The clock is that of both tabs. The ball that is settled first counts, the other one is void.
  const throwInBoth = async (mine: number, runs: number, balls: number) => {
    await here.press(String(mine));
    await here.pass(BALL_MS / 2);
    await there.press('1');
    for (const ms of [BALL_MS / 2, BALL_MS]) {
      await here.pass(ms);
      for (const { expectOver } of [here, there]) await expectOver(runs, balls);
    }
  };
  await throwInBoth(second, first + second, 2);
  await throwInBoth(out, first + second, 3);
  for (const tab of [page, other]) {
    const { expectOver, expectGone } = visitorIn(tab);
    for (const isAgain of [false, true]) {
      if (isAgain) await reload(tab);
      await expectOver(first + second, 3);
      await expectGone(throws);
    }
  }
});
