import type { Locator, Page } from '@playwright/test';
import { hashOf as hashOfOver } from '../../src/games/hand-cricket/aaj-ka-over/replay/hash';
import { numberOf } from '../../src/games/hand-cricket/ballNumbers';
import { hashOf } from '../../src/games/hand-cricket/replay/hash';
import { THROWS } from '../../src/games/hand-cricket/rules';
import { settings } from '../../src/settings';
import { linkHash } from '../../src/sharing/link';
import { installDevTools, loggedTypes, stateIn } from './actionRecorder';
import { challenge, hashIn } from './challengeScreen';
import { advance, hiddenLiveRegions, mockRandom, openWithPausedClock } from './gameTime';
import type { Ball } from './handCricketScreen';
import {
  BALL,
  drawOf,
  HAND_CRICKET,
  handCricket,
  longMatch,
  MATCH,
  MATCH_HASH,
  replayScreen,
} from './handCricketScreen';
import { layoutFaults } from './layoutFaults';
import { expectPage } from './pages';
import {
  atEachSize,
  DESKTOP,
  expect,
  expectInSight,
  expectReady,
  GAME_SIZES,
  gameTiles,
  link,
  NARROWEST,
  PHONE,
  skipToContent,
  tabTo,
  test,
} from './site';

/** Opens an address, for example that of another visitor as from a chat, then pauses the clock. */
const openPaused = (page: Page, address = HAND_CRICKET) =>
  openWithPausedClock(
    page,
    async (path) => {
      await page.goto(path);
      await expectReady(page);
    },
    address,
  );

const storedIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a whole match by touch is counted, kept after a reload, and watched again by its link', {
    tag: '@journey',
  }, async ({ page, newVisitor }) => {
    await openPaused(page);
    const game = handCricket(page, (control) => control.tap());
    expect(await hiddenLiveRegions(page)).toBe(0);
    await game.parity('Even').tap();
    await mockRandom(page, drawOf(2), 0);
    await game.throw(4).tap();
    await game.choice('Bowl').tap();

    await mockRandom(page, drawOf(5));
    await game.throw(3).tap();
    await advance(page, BALL - 100);
    await expect(game.status).toHaveCount(0);
    // Ignored while a ball is on.
    await game.throw(5).tap();
    await advance(page, 100);
    await expect(game.status).toHaveText('5 runs');
    await expect(game.hands).toHaveText(['You 3', 'Computer 5']);
    await game.expectBoard('You', '0', 'Computer', '5');
    await game.ball([1, 1]);
    await expect(game.status).toHaveText('Out!');
    await game.expectBoard('You', '0', 'Computer', '5', 'Target', '6');
    await game.ball([4, 2]);
    await game.expectBoard('You', '4', 'Computer', '5', 'Target', '6');
    await game.ball([2, 6]);
    await expect(game.result).toHaveText('You win!');
    await game.expectBoard('You', '6', 'Computer', '5', 'Target', '6');
    await expect(game.balls).toHaveCount(4);

    const expectCounted = async () => {
      const counts = { Matches: 1, Wins: 1, Streak: 1, 'Best streak': 1, 'Best innings': 6 };
      await game.expectScores(counts);
      await expect(game.recent).toHaveText(['Tum 6, computer 5 You win!']);
    };
    await expectCounted();
    const address = (await game.replayLink.getAttribute('href')) ?? '';
    await page.reload();
    await expectReady(page);
    await expectCounted();
    await expect(game.toss).toBeVisible();

    const friend = await newVisitor();
    await openPaused(friend, address);
    const replay = replayScreen(friend);
    await replay.slider.press('End');
    await replay.expectStep(4, 4, 'You', '6', 'Computer', '5', 'Target', '6');
    await handCricket(friend).expectScores({ Matches: 0 });
  });
});

const hasFocus = (page: Page) =>
  page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));

test('two matches by keyboard alone, in which the focus is never lost', {
  tag: '@journey',
}, async ({ page }) => {
  await openPaused(page);
  const game = handCricket(page);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // A control that takes the place of another one has the focus after the next paint.
    await advance(page, 50);
    expect(await hasFocus(page), `the focus after ${key}`).toBe(true);
  };
  const ball = async (key: string, [mine, theirs]: Ball) => {
    await mockRandom(page, drawOf(theirs));
    await press(key);
    await game.settle([mine, theirs]);
    expect(await hasFocus(page), 'the focus after a ball').toBe(true);
  };
  await skipToContent(page);
  await tabTo(page, game.parity('Odd'));
  await press('ArrowRight');
  await expect(game.parity('Even')).toBeChecked();
  await expect(game.parity('Even')).toBeFocused();
  await press('ArrowLeft');
  await expect(game.parity('Odd')).toBeChecked();
  await tabTo(page, game.throw(1), 1);
  await mockRandom(page, drawOf(2), 0);
  await press('Enter');
  await expect(game.choice('Bat')).toBeFocused();
  await press('Space');
  await expect(game.throws).toBeFocused();
  await tabTo(page, game.throw(2), 2);
  await ball('Enter', [2, 1]);
  await ball('Space', [2, 2]);
  await expect(game.throw(2)).toBeFocused();
  await ball('Space', [2, 3]);
  await expect(game.result).toHaveText('Computer wins!');
  await expect(game.result).toBeFocused();

  await tabTo(page, game.againButton, 1);
  await press('Enter');
  await expect(game.throws).toBeFocused();
  await tabTo(page, game.throw(1), 1);
  // The toss is lost, and the computer bats.
  await mockRandom(page, drawOf(1), 0.9);
  await press('Enter');
  await expect(game.throw(1)).toBeFocused();
  await ball('Enter', [1, 6]);
  await ball('Enter', [1, 1]);
  await ball('Enter', [1, 4]);
  await ball('Enter', [1, 1]);
  await expect(game.result).toBeFocused();
  await game.expectScores({ Matches: 2, Wins: 0, 'Best innings': 2 });
});

test('leaving in mid-match keeps the match for the visit, without the ball that was on; a reload starts anew', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = handCricket(page);
  await game.start('Bat');
  await game.ball([4, 1]);
  await game.throw(6).click();
  await advance(page, BALL / 2);
  await link(gameTiles(page), 'Quiz Game').click();
  await expectPage(page, '/school-games/quizgame');
  await advance(page, 3 * BALL);
  await page.goBack();
  await expectPage(page, HAND_CRICKET);
  await game.expectBoard('You', '4', 'Computer', '0');
  await expect(game.balls).toHaveCount(1);
  const settled = (await loggedTypes(page)).filter((type) => type === 'handCricket/ballSettled');
  expect(settled).toHaveLength(1);
  await game.ball([5, 2]);
  await game.expectBoard('You', '9', 'Computer', '0');
  await expect(game.balls).toHaveCount(2);

  await page.reload();
  await expectReady(page);
  await expect(game.toss).toBeVisible();
  await expect(game.balls).toHaveCount(0);
  await game.expectScores({ Matches: 0 });
});

/** How `MATCH` stands at the start and after each ball. */
const STANDINGS = [
  ['You', '0', 'Computer', '0'],
  ['You', '4', 'Computer', '0'],
  ['You', '10', 'Computer', '0'],
  ['You', '10', 'Computer', '0', 'Target', '11'],
  ['You', '10', 'Computer', '3', 'Target', '11'],
  ['You', '10', 'Computer', '3', 'Target', '11'],
];

test('a replay is watched by itself, by buttons and by the slider, and touches nothing but the log', {
  tag: '@journey',
}, async ({ page }) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const [game, replay] = [handCricket(page), replayScreen(page)];
  await game.start('Bat');
  await game.ball([5, 1]);
  const before = [await stateIn(page), await storedIn(page)];
  const types = await loggedTypes(page);
  const expectStep = (step: number) => replay.expectStep(step, 5, ...(STANDINGS[step] as string[]));

  await page.goto(HAND_CRICKET + MATCH_HASH);
  await expectStep(0);
  await replay.playButton.click();
  for (const step of [1, 2]) {
    await advance(page, 1000);
    await expectStep(step);
  }
  await expect(replay.hands).toHaveText(['You 6', 'Computer 2']);
  await replay.pauseButton.click();
  await advance(page, 5000);
  await expectStep(2);
  await replay.nextButton.click();
  await expectStep(3);
  await replay.previousButton.click();
  await expectStep(2);
  await replay.slider.focus();
  for (const [key, step] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectStep(step);
  }
  await replay.playButton.click();
  for (const step of [1, 2, 3, 4, 5]) {
    await advance(page, 1000);
    await expectStep(step);
  }
  await expect(replay.playButton, 'it stops at the end').toBeVisible();
  await expect(replay.nextButton).toHaveAttribute('aria-disabled', 'true');

  expect([await stateIn(page), await storedIn(page)]).toEqual(before);
  expect(await loggedTypes(page)).toEqual([...types, 'hub/replayOpened']);
  await replay.ownGameLink.click();
  await expect(replay.region).toHaveCount(0);
  expect(await hashIn(page)).toBe('');
  await game.ball([6, 1]);
  await game.expectBoard('You', '11', 'Computer', '0');
});

const CODE = MATCH_HASH.slice('#r=1.'.length);

/** Hashes that look like a replay of Hand Cricket, and are none. */
const brokenHashes: [what: string, hash: string][] = [
  ['of a later version', `#r=2.${CODE}`],
  ['of later rules', linkHash('match', [2, 0, ...MATCH.map(numberOf)])],
  ['that is cut', MATCH_HASH.slice(0, -1)],
  ['with another character', `${MATCH_HASH.slice(0, -1)}${MATCH_HASH.endsWith('A') ? 'B' : 'A'}`],
  ['with 5000 characters', `#r=1.${CODE.repeat(1000).slice(0, 5000)}`],
  ['without a code', '#r=1.'],
  ['that is no valid encoding', '#r=1.%E0%A4%A'],
  ['with a ball that no hands can throw', linkHash('match', [1, 0, 36, 7, 0])],
  ['that ends before the match', hash({ balls: MATCH.slice(0, -1) })],
  ['that goes on after the match', hash({ balls: [...MATCH, [1, 2]] })],
  [
    'in which an innings goes on after Out',
    hash({
      friend: [
        [2, 2],
        [4, 1],
      ],
    }),
  ],
  ['of an over', hashOfOver({ day: 20_793, balls: [[1, 1]] })],
];

function hash({ friend = [], balls = MATCH }: { friend?: Ball[]; balls?: Ball[] }) {
  const first = friend.length > 0 ? 'friend' : 'you';
  return hashOf({ first, friend, balls }) as string;
}

test('a broken replay is one kind line above the plain game, and is not logged', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const [game, replay] = [handCricket(page), replayScreen(page)];
  const [types, stored] = [await loggedTypes(page), await storedIn(page)];
  for (const [what, broken] of brokenHashes) {
    await page.goto(HAND_CRICKET);
    await expect(replay.brokenLine, what).toHaveCount(0);
    await page.goto(HAND_CRICKET + broken);
    await expect(replay.brokenLine, what).toHaveCount(1);
    await expect(replay.region, what).toHaveCount(0);
  }
  expect(await loggedTypes(page)).toEqual(types);
  expect(await storedIn(page)).toEqual(stored);
  await game.start('Bat');
  await game.ball([4, 1]);
  await game.expectBoard('You', '4', 'Computer', '0');
  // Some messengers encode the `=`.
  await page.goto(HAND_CRICKET + MATCH_HASH.replace('=', '%3D'));
  await replay.expectStep(0, 5, ...(STANDINGS[0] as string[]));
});

test("a friend chases the runs against the computer's throws, ball by ball, and answers", {
  tag: '@journey',
}, async ({ page, newVisitor }) => {
  await openPaused(page);
  await handCricket(page).play('Bat', MATCH);
  const address = await challenge(page).link();

  const friend = await newVisitor();
  await friend.addInitScript(installDevTools);
  const [game, arrival] = [handCricket(friend), challenge(friend)];
  await openPaused(friend, address);
  await expect(arrival.region).toContainText(/\b10 run\b.*\b3 balls?\b.*\b11\b/);
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened']);
  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened', 'handCricket/challengeAccepted']);
  await expect(friend.getByText('Tum 0, dost 10', { exact: true })).toBeVisible();
  await game.expectBoard('You', '0', 'Computer', '10', 'Target', '11');
  for (const [mine, theirs] of [
    [3, 1],
    [1, 2],
    [1, 2],
  ] as const) {
    // What the computer would draw is Out.
    await mockRandom(friend, drawOf(mine));
    await game.throw(mine).click();
    await game.settle([mine, theirs]);
  }
  await expect(friend.getByText('Tum 5, dost 10', { exact: true })).toBeVisible();
  // Its throws are used up.
  await game.ball([6, 6]);
  await expect(game.result).toHaveText('Computer wins!');
  await game.expectScores({ Matches: 1, Wins: 0, 'Best innings': 5 });
  const message = await arrival.message();
  expect(message[0]).toMatch(/^Hand Cricket: .*\b5\b.*\b10\b/);
  expect(message.at(-1)).toMatch(/\/school-games\/hand-cricket#c=1\./);

  await game.replayLink.click();
  const replay = replayScreen(friend);
  await expect(replay.slider).toHaveAttribute('aria-valuetext', /^Ball 0 of 4: /);
  await expect(replay.balls, "the friend's innings").toHaveCount(3);
});

/** The scripts that were run so far, by the names of their chunks, without the one that comes when the page is idle. */
const scriptsIn = async (page: Page) => {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, initiatorType } = entry as PerformanceResourceTiming;
      // Others were prefetched for the next page.
      return initiatorType === 'script' ? [name] : [];
    }),
  );
  const chunks = files.map((file) => /([\w-]+)\.\w+\.js$/.exec(file)?.[1] ?? file);
  // What comes once a page is idle.
  const later = ['offline', 'badges'];
  return chunks.filter((chunk) => !later.includes(chunk)).sort();
};

test('a link to a match of 120 balls is short, loads the player alone, and opens at its end', async ({
  page,
  open,
  newVisitor,
}) => {
  const long = hashOf(longMatch(60)) ?? '';
  expect(settings.siteUrl.length + HAND_CRICKET.length + long.length).toBeLessThan(300);
  await open(HAND_CRICKET);
  const plain = await scriptsIn(page);
  expect(plain).toContain('hand-cricket');

  const friend = await newVisitor();
  await friend.goto(HAND_CRICKET + long);
  const { slider, balls } = replayScreen(friend);
  await expect(slider).toHaveAttribute('max', '120');
  expect(await scriptsIn(friend)).toEqual([...plain, 'cricket-play', 'replay'].sort());
  await slider.press('End');
  await expect(balls).toHaveCount(120);
});

test('on the narrowest phone each of 60 balls in a list can be read', {
  tag: '@widefont',
}, async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await openPaused(page, HAND_CRICKET + hashOf(longMatch(60)));
  const { slider, balls } = replayScreen(page);
  await slider.focus();
  // A tenth of the slider each.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('PageUp');
  await expect(slider).toHaveValue('60');
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
  expect(marks.map(({ isInSight }) => isInSight)).toEqual(marks.map(() => true));
  expect(Math.min(...marks.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(16);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
});

test('nothing moves in a replay while an innings goes on, and the buttons are in sight with both hands', async ({
  page,
}) => {
  await openPaused(page, HAND_CRICKET + hashOf(longMatch(30)));
  const { region, slider, hands, playButton, nextButton } = replayScreen(page);
  const sizes = [...GAME_SIZES, DESKTOP];
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const places = async () => {
    const [card, button] = [await boxOf(region), await boxOf(playButton)];
    return { height: Math.round(card.height), button: Math.round(button.y - card.y) };
  };
  const first = new Map<string, Awaited<ReturnType<typeof places>>>();
  const visibleBalls = region.locator('li').filter({ visible: true });
  await expect(visibleBalls).toHaveCount(0);
  await expect(region.getByText('Innings 1: You')).toBeVisible();
  await atEachSize(page, sizes, async (where) => void first.set(where, await places()));
  for (let ball = 1; ball < 30; ball += 1) {
    await nextButton.click();
    await expect(slider).toHaveValue(String(ball));
    await expect(visibleBalls).toHaveCount(ball);
    // What has moved, for example by another row of balls, stays so.
    if (ball % 7 !== 1) continue;
    await atEachSize(page, sizes, async (where) =>
      expect(await places(), `ball ${ball}, ${where}`).toEqual(first.get(where)),
    );
  }
  await expect(region.getByText('Innings 2: Computer')).toBeHidden();
  await atEachSize(page, sizes, async (where) => {
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    for (const part of [playButton, ...(await hands.all())])
      await expect(part, where).toBeInViewport({ ratio: 1 });
  });
});

test('toss, balls and result are visible without scrolling', { tag: '@font' }, async ({ page }) => {
  await openPaused(page);
  const game = handCricket(page);
  const buttons = THROWS.map((fingers) => game.throw(fingers));
  await expectInSight(page, game.toss, ...buttons);
  await game.start('Bat');
  for (const ball of MATCH) {
    await expectInSight(page, ...(await game.board.all()), ...buttons);
    await game.ball(ball);
    await expectInSight(page, game.status, ...(await game.hands.all()));
  }
  await expectInSight(page, game.result, game.againButton);
});
