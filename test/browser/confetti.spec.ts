import { drawOf, playRound, ROCK_PAPER_SCISSORS, settle } from '../plays/rock-paper-scissors';
import { drawFrames, newShifts, shiftFaults, watchShifts } from './shifts';
import { button, expect, openPaused, PHONE, test } from './site';
import { visitorOf } from './visitor';

test.use({ viewport: PHONE, drawsEverything: true });

const FILE = /assets\/confetti\b.*\.js$/;

test('a new best is celebrated with confetti, which takes no tap, shifts no layout and disappears', async ({
  page,
}) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (FILE.test(request.url())) fetched += 1;
  });
  await watchShifts(page, { isClockMocked: true });
  await openPaused(page, ROCK_PAPER_SCISSORS);
  const visitor = visitorOf(page, { beforeTime: () => drawFrames(page, 2) });
  const confetti = page.locator('canvas');
  await playRound(visitor, 'Rock', 'Paper');
  await expect(confetti).toHaveCount(0);
  expect(fetched, 'fetched before it is needed').toBe(0);

  await newShifts(page);
  await playRound(visitor, 'Rock', 'Scissors');
  await expect(confetti).toHaveCount(1);
  expect(fetched).toBe(1);
  expect(shiftFaults(await newShifts(page), 'confetti')).toEqual([]);
  expect(await confetti.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  const topmost = await button(page, 'Rock').evaluate((hand) => {
    const canvas = document.querySelector('canvas') as HTMLElement;
    canvas.style.setProperty('pointer-events', 'auto');
    const { left, top } = hand.getBoundingClientRect();
    const { localName } = document.elementFromPoint(left + 9, top + 9) ?? {};
    canvas.style.setProperty('pointer-events', 'none');
    return localName;
  });
  expect(topmost, 'it is above the page').toBe('canvas');
  await visitor.draw(drawOf('Rock'));
  await visitor.press('Paper');
  await expect(confetti, 'while the next hand is clicked through it').toHaveCount(1);
  // The confetti ends in time with a low frame rate, too.
  await page.clock.fastForward(600);
  await expect(confetti).toHaveCount(0);
  await settle(visitor, 'Paper', 'Rock');

  await visitor.pass(600);
  await playRound(visitor, 'Rock', 'Paper');
  await playRound(visitor, 'Rock', 'Scissors');
  await visitor.expectFigures({ You: '3', Computer: '2' });
  await expect(confetti, 'a win that is no new best').toHaveCount(0);
});
