import type { CDPSession, Locator, Page } from '@playwright/test';
import { timeFor } from '../../src/games/chidiya-udd/caller';
import { challenge as challengeTexts } from '../../src/games/chidiya-udd/challenge/content';
import { hashOf as hashOfCalls } from '../../src/games/chidiya-udd/challenge/link';
import { lines } from '../../src/games/chidiya-udd/lines/content';
import { devTools, installDevTools, loggedTypes } from './actionRecorder';
import { challenge } from './challengeScreen';
import type { Name } from './chidiyaUddScreen';
import {
  CHIDIYA_UDD,
  callText,
  canFly,
  chidiyaUdd,
  comingNames,
  GAME,
  GAME_HASH,
  LIFTED,
  uddReplay,
} from './chidiyaUddScreen';
import { advance, hiddenLiveRegions, openWithPausedClock } from './gameTime';
import { layoutFaults } from './layoutFaults';
import { expectPage } from './pages';
import { drawingIn } from './rockPaperScissorsScreen';
import { shareScreen } from './shareScreen';
import {
  atEachSize,
  button,
  DESKTOP,
  expect,
  expectReady,
  GAME_SIZES,
  gameTiles,
  LANDSCAPE,
  link,
  NARROWEST,
  PHONE,
  scrolledBy,
  setHidden,
  sizeName,
  skipToContent,
  tabTo,
  test,
} from './site';

/** Opens an address, for example that of another visitor as from a chat, then pauses the clock. */
const openPaused = (page: Page, address = CHIDIYA_UDD) =>
  openWithPausedClock(
    page,
    async (path) => {
      await page.goto(path);
      await expectReady(page);
    },
    address,
  );

/** How long after Out! a press does not start another game. */
const TOO_SOON = 1000;

type Lifted = { player: number; ms: number };

/** The lifts in the log. */
const liftsIn = (page: Page) =>
  devTools(page, ({ actions }) =>
    actions
      .filter(({ type }) => type === 'chidiyaUdd/fingerLifted')
      .map(({ payload }) => payload as Lifted),
  );

const countOf = (types: string[], type: string) =>
  types.filter((one) => one === `chidiyaUdd/${type}`).length;

const hasFocus = (page: Page) =>
  page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));

async function centreOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
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

/** What became of `GAME`: score and chances after each call. */
const STANDINGS = [
  [1, 3],
  [2, 3],
  [2, 2],
  [2, 1],
  [2, 0],
] as const;

/** Plays `GAME` call by call. */
async function playAndWatch(page: Page, game: ReturnType<typeof chidiyaUdd>) {
  for (const [at, name] of GAME.entries()) {
    await game.answer(name, canFly(name) === LIFTED.includes(name));
    await game.expectBoard(...(STANDINGS[at] as [number, number]));
    expect(await hasFocus(page), `the focus after ${name}`).toBe(true);
  }
  await expect(game.result).toHaveText('Out!');
}

const expectCounted = async (game: ReturnType<typeof chidiyaUdd>) => {
  await game.expectScores({ 'Tez: games': 1, 'Tez: best': 2, 'Aaram se: games': 0 });
  await expect(game.figure('Reaction in ms')).toHaveText(/^[1-9]\d*$/);
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a whole game by touch is counted, and kept after a reload', {
    tag: '@journey',
  }, async ({ page }) => {
    await openPaused(page);
    const game = chidiyaUdd(page, (control) => control.tap());
    expect(await hiddenLiveRegions(page)).toBe(0);
    await game.expectBoard(0, 3);
    await game.start();
    await playAndWatch(page, game);
    await expect(shareScreen(page).group).toBeVisible();
    await expectCounted(game);

    await page.reload();
    await expectReady(page);
    await expectCounted(game);
    await expect(game.figure('Best')).toHaveText('2');
    await expect(game.startButton).toBeVisible();
    await game.expectBoard(0, 3);
  });

  test('a finger that rests on the button lifts by leaving it, also after calls it rested through', async ({
    page,
    cdp,
  }) => {
    await page.addInitScript(installDevTools);
    await openPaused(page);
    const game = chidiyaUdd(page, (control) => control.tap());
    const fingers = fingersOn(cdp);
    await game.start();
    await advance(page, 100);
    await fingers.put(game.udd);
    await game.call('tota');
    await advance(page, 150);
    await fingers.lift();
    await expect(game.verdict).toHaveCount(1);
    await game.expectBoard(1, 3);

    await fingers.put(game.udd);
    await game.answer('bhains');
    await game.expectBoard(2, 3);
    await game.call('titli');
    await advance(page, 150);
    await fingers.lift();
    await game.expectBoard(3, 3);

    // It leaves between two calls, for a reason of its own.
    await fingers.put(game.udd);
    await advance(page, 100);
    await fingers.lift();
    expect(await liftsIn(page)).toHaveLength(2);
    // Or so early that no call can have been the reason.
    await fingers.put(game.udd);
    await game.call('maina');
    await fingers.lift();
    await expect(game.verdict).toHaveCount(0);
    expect(await liftsIn(page)).toHaveLength(2);
    await game.lift();
    await game.expectBoard(4, 3);
    for (const { ms } of (await liftsIn(page)).slice(0, 2)) {
      expect(ms).toBeGreaterThanOrEqual(100);
      expect(ms).toBeLessThan(300);
    }
  });

  test('a long press selects nothing and opens no menu, and a finger on the button does not scroll', async ({
    page,
  }) => {
    await openPaused(page);
    const game = chidiyaUdd(page);
    await game.start();
    const isPrevented = await game.udd.evaluate((element) => {
      const opening = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      return !element.dispatchEvent(opening);
    });
    expect(isPrevented).toBe(true);
    await expect(game.udd).toHaveCSS('touch-action', 'none');
    await expect(game.udd).toHaveCSS('user-select', 'none');
  });
});

test('a whole game by mouse; Play again is ignored for a second after Out!', async ({ page }) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  await expect(game.udd).toBeFocused();
  await playAndWatch(page, game);
  await expectCounted(game);
  // What is said of the last mistake.
  await expect(page.getByText(lines.haathi, { exact: true })).toBeVisible();

  const types = await loggedTypes(page);
  await game.againButton.click();
  await advance(page, TOO_SOON - 100);
  await game.againButton.click();
  await game.againButton.press('Enter');
  await page.keyboard.press('Space');
  await expect(game.result).toBeVisible();
  expect(await loggedTypes(page)).toEqual(types);
  await advance(page, 200);
  await game.againButton.click();
  await expect(game.result).toHaveCount(0);
  await advance(page, 50);
  await expect(game.udd).toBeFocused();
  game.begun();
  await game.expectBoard(0, 3);
  await game.answer('tota');
  await game.expectBoard(1, 3);
});

test('Space alone plays from Start to Out! and on to the next game, and the focus is never lost', {
  tag: '@journey',
}, async ({ page }) => {
  await openPaused(page);
  const press = async () => {
    await page.keyboard.press('Space');
    // A control that takes the place of another one has the focus after the next paint.
    await advance(page, 50);
    expect(await hasFocus(page), 'the focus after Space').toBe(true);
  };
  const game = chidiyaUdd(page, press);
  await skipToContent(page);
  await tabTo(page, game.startButton);
  const scrolled = await scrolledBy(page);
  await game.start();
  await expect(game.udd).toBeFocused();
  await playAndWatch(page, game);
  await expect(game.result).toBeFocused();
  await press();
  await expect(game.result, 'a press that was meant for the last call').toBeFocused();
  await advance(page, TOO_SOON);
  await press();
  await expect(game.udd).toBeFocused();
  game.begun();
  await game.expectBoard(0, 3);
  await game.answer('tota');
  await game.answer('gadha', false);
  await game.expectBoard(1, 2);
  expect(await scrolledBy(page)).toBe(scrolled);
});

test('between two calls a press is nothing, and not in the log', async ({ page }) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  const types = await loggedTypes(page);
  const pressAll = async () => {
    await game.udd.click();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await game.udd.press('Space');
  };
  await pressAll();
  await advance(page, 600);
  await pressAll();
  expect(await loggedTypes(page)).toEqual(types);
  await game.call('gadha');
  await game.wait();
  await game.expectBoard(1, 3);
  await pressAll();
  expect(countOf(await loggedTypes(page), 'fingerLifted')).toBe(0);
  await game.answer('tota');
  await game.expectBoard(2, 3);
});

test('an answer that is too late is a mistake, and the press counts for nothing', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  await game.call('tota');
  await advance(page, timeFor('fast', 0) - 150);
  await expect(game.verdict).toHaveCount(0);
  await advance(page, 250);
  await expect(game.verdict).toHaveCount(1);
  await game.lift();
  await game.expectBoard(0, 2);
  await expect(page.getByText(lines.tota, { exact: true })).toBeVisible();
  expect(await liftsIn(page)).toEqual([]);
  await game.answer('bhains');
  await game.expectBoard(1, 2);
});

test('in Aaram se each call leaves four seconds, and has scores of its own', async ({ page }) => {
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.choose('calm');
  await game.start();
  await game.call('tota');
  await advance(page, 3700);
  await expect(game.verdict).toHaveCount(0);
  await game.lift();
  await game.expectBoard(1, 3);
  await game.call('maina');
  await advance(page, 3700);
  await expect(game.verdict).toHaveCount(0);
  await advance(page, 400);
  await game.expectBoard(1, 2);
  await game.answer('gadha', false);
  await game.answer('haathi');
  await game.answer('sher', false);
  await expect(game.result).toHaveText('Out!');
  await game.expectScores({
    'Tez: games': 0,
    'Tez: best': 0,
    'Aaram se: games': 1,
    'Aaram se: best': 2,
    'Reaction in ms': 0,
  });
});

test('a game is paused by its button, and goes on where it was; the call that was on does not count', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const press = async (control: Locator) => {
    await control.press('Enter');
    await advance(page, 50);
    expect(await hasFocus(page), 'the focus').toBe(true);
  };
  const game = chidiyaUdd(page, press);
  await game.start();
  await game.answer('tota');
  await game.call('gadha');
  await press(game.pauseButton);
  game.taken();
  await expect(game.continueButton).toBeFocused();
  await expect(game.pausedLine).toBeVisible();
  await expect(game.status).toHaveCount(0);
  const types = await loggedTypes(page);
  await advance(page, 30_000);
  await expect(game.pausedLine).toBeVisible();
  await page.keyboard.press('l');
  expect(await loggedTypes(page)).toEqual(types);
  await game.expectBoard(1, 3);

  await press(game.continueButton);
  await expect(game.udd).toBeFocused();
  await game.answer('maina');
  await game.expectBoard(2, 3);
  // Between two calls.
  await press(game.pauseButton);
  await advance(page, 30_000);
  await press(game.continueButton);
  await game.answer('bhains');
  await game.expectBoard(3, 3);
  expect(countOf(await loggedTypes(page), 'gamePaused')).toBe(2);
});

test('a hidden tab makes no call and no mistake, and asks when it is back', {
  tag: '@journey',
}, async ({ page }) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  await game.answer('tota');
  const hideFor = async (ms: number) => {
    await setHidden(page, true);
    const types = await loggedTypes(page);
    await advance(page, ms);
    await setHidden(page, false);
    await advance(page, ms);
    // The return is told to the whole site.
    const later = (await loggedTypes(page)).slice(types.length);
    expect(later.filter((type) => type.startsWith('chidiyaUdd/'))).toEqual([]);
    await expect(game.pausedLine).toBeVisible();
    await game.expectBoard(1, 3);
    await game.continueButton.click();
  };
  await game.call('maina');
  await hideFor(20_000);
  game.taken();
  await advance(page, 300);
  // Between two calls.
  await hideFor(20_000);
  await game.answer('titli');
  await game.expectBoard(2, 3);
  await advance(page, 50);
  expect(await hasFocus(page)).toBe(true);
});

test('leaving the page ends the game: nothing goes on elsewhere, and the best score is kept', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  await game.answer('tota');
  await game.call('maina');
  await link(gameTiles(page), 'Quiz Game').click();
  await expectPage(page, '/school-games/quizgame');
  const types = await loggedTypes(page);
  expect(countOf(types, 'gameLeft')).toBe(1);
  await advance(page, 20_000);
  await page.keyboard.press('Space');
  expect((await loggedTypes(page)).filter((type) => type.startsWith('chidiyaUdd/'))).toEqual(
    types.filter((type) => type.startsWith('chidiyaUdd/')),
  );
  await page.goBack();
  await expectPage(page, CHIDIYA_UDD);
  await expect(game.startButton).toBeVisible();
  await game.expectBoard(0, 3);
  await game.expectScores({ 'Tez: games': 0, 'Tez: best': 1 });
  await advance(page, 20_000);
  await expect(game.status).toHaveCount(0);
  await game.play();
  await game.expectScores({ 'Tez: games': 1, 'Tez: best': 2 });
});

test('a friend gets the same names in the same order, and the answer says who has more', {
  tag: '@journey',
}, async ({ page, newVisitor }) => {
  await openPaused(page);
  await chidiyaUdd(page).play();
  const address = await challenge(page).link();

  const friend = await newVisitor();
  await friend.addInitScript(installDevTools);
  const [game, arrival] = [chidiyaUdd(friend), challenge(friend)];
  await openPaused(friend, address);
  await expect(arrival.region).toContainText(/\b5 naam\b.*\b2 sahi\b/);
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened']);
  await arrival.accept();
  expect(await loggedTypes(friend)).toEqual(['ui/pageOpened', 'chidiyaUdd/challengeAccepted']);
  await expect(game.startButton).toBeFocused();
  const standing = (own: number) =>
    friend.getByText(challengeTexts.standing(own, 2), { exact: true });
  await expect(standing(0)).toBeVisible();
  await game.start();
  for (const name of GAME) {
    await game.comes(name);
    if (canFly(name)) await game.lift();
    else await game.wait();
  }
  await expect(standing(5)).toBeVisible();
  // The friend's names are used up.
  for (const name of ['sher', 'oont', 'kursi'] as const) await game.answer(name, false);
  await expect(game.result).toHaveText('Out!');
  await expect(standing(5).locator('..')).toContainText(challengeTexts.outcomes.won);
  const message = await arrival.message();
  expect(message[0]).toMatch(/^Chidiya Udd: .*\b2\b.*\b5\b/);
  expect(message.at(-1)).toMatch(/\/school-games\/chidiya-udd#c=1\./);
  // It is played once.
  await advance(friend, TOO_SOON + 100);
  await game.againButton.click();
  await expect(standing(0)).toHaveCount(0);
});

test('the link of a replay shows the game call by call, and touches no scores', async ({
  page,
  newVisitor,
}) => {
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.play();
  const address = (await game.replayLink.getAttribute('href')) ?? '';
  expect(address).toMatch(/#r=1\./);

  const friend = await newVisitor();
  await openPaused(friend, address);
  const { slider, nextButton, board } = uddReplay(friend);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Call 0 of 5: /);
  for (const [at, name] of GAME.entries()) {
    await nextButton.click();
    const [score, chances] = STANDINGS[at] as [number, number];
    await expect(board).toHaveText(['Score', String(score), 'Chances', String(chances)]);
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Call ${at + 1} of 5: ${callText(name)} `),
    );
  }
  await chidiyaUdd(friend).expectScores({ 'Tez: games': 0, 'Tez: best': 0 });
  await openPaused(friend, CHIDIYA_UDD + GAME_HASH);
  await uddReplay(friend).slider.press('End');
  await expect(uddReplay(friend).board).toHaveText(['Score', '2', 'Chances', '0']);
});

/** The animations of the game, in any state. */
const animations = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.closest('main') !== null;
      }).length,
  );

test.describe('with animations', () => {
  test.use({ drawsEverything: true });

  test('under reduced motion only the words of a round change', async ({ page }) => {
    await openPaused(page);
    const game = chidiyaUdd(page);
    await game.start();
    await game.call('tota');
    expect(await animations(page), 'without that wish').toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPaused(page);
    const stages = new Set<string>();
    const watch = async () => {
      stages.add(await game.stage.innerHTML());
      expect(await animations(page)).toBe(0);
    };
    await watch();
    await game.start();
    await watch();
    // From the fourth on the caller cheats.
    const names = ['tota', 'gadha', 'maina', 'ghoda', 'haathi', 'patang', 'titli'] as const;
    for (const name of names) {
      await game.call(name);
      await watch();
      if (canFly(name)) await game.lift();
      else await game.wait();
      await watch();
    }
    for (const name of ['sher', 'oont', 'kursi'] as const) {
      await game.answer(name, false);
      await watch();
    }
    await expect(game.result).toBeVisible();
    expect(stages.size, 'different stages').toBe(1);
  });
});

type Voice = { name: string; lang: string; localService: boolean };
type Spoken = { text: string; voice: string };
type Speech = { spoken: Spoken[]; asked: number };

/** Gives the device these voices, and records what they say. */
const installVoices = (page: Page, voices: Voice[]) =>
  page.addInitScript((all) => {
    const speech: Speech = { spoken: [], asked: 0 };
    Object.assign(window, { speech });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices() {
          speech.asked += 1;
          return all;
        },
        speak: ({ text, voice }: SpeechSynthesisUtterance) =>
          speech.spoken.push({ text, voice: voice?.name ?? '' }),
        cancel: () => undefined,
      },
    });
    // The browser's own takes no voice but one of its own.
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, voices);

const speechIn = (page: Page) =>
  page.evaluate(() => (window as never as { speech: Speech }).speech);

const REMOTE: Voice = { name: 'Remote', lang: 'en-IN', localService: false };

test('with Sound on an Indian voice of the device says each call, without it nothing is said', async ({
  page,
}) => {
  await installVoices(page, [
    REMOTE,
    { name: 'Foreign', lang: 'en-US', localService: true },
    { name: 'Hindi', lang: 'hi-IN', localService: true },
    { name: 'Indian', lang: 'en_IN', localService: true },
  ]);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  await game.answer('tota');
  await game.answer('bhains');
  expect(await speechIn(page)).toEqual({ spoken: [], asked: 0 });

  await button(page, 'Sound').click();
  for (const [at, name] of (['maina', 'gadha'] as const).entries()) {
    await game.call(name);
    const last = async () => (await speechIn(page)).spoken;
    await expect.poll(async () => (await last()).length).toBe(at + 1);
    expect((await last()).at(-1)).toEqual({ text: callText(name), voice: 'Indian' });
    if (canFly(name)) await game.lift();
    else await game.wait();
  }
});

test('a voice that a server speaks is not taken', async ({ page }) => {
  await installVoices(page, [REMOTE]);
  await openPaused(page);
  const game = chidiyaUdd(page);
  await button(page, 'Sound').click();
  await game.start();
  await game.call('tota');
  await expect.poll(async () => (await speechIn(page)).asked).toBeGreaterThan(0);
  await game.lift();
  await game.answer('bhains');
  expect((await speechIn(page)).spoken).toEqual([]);
});

test('right and wrong differ by shape, not by colour alone', async ({ page }) => {
  await openPaused(page);
  const game = chidiyaUdd(page);
  await game.start();
  const shapes: Record<string, string[]> = { right: [], wrong: [] };
  for (const [name, isRight] of [
    ['tota', true],
    ['gadha', true],
    ['maina', false],
    ['haathi', false],
  ] as const) {
    await game.answer(name, isRight);
    shapes[isRight ? 'right' : 'wrong']?.push(await drawingIn(game.verdict));
  }
  const [right, wrong] = [new Set(shapes.right), new Set(shapes.wrong)];
  expect([right.size, wrong.size]).toEqual([1, 1]);
  expect([...right][0]).toBeTruthy();
  expect([...right]).not.toEqual([...wrong]);
});

test('all of a turn is on the screen, with Udd! in its place and nothing to be scrolled', {
  tag: '@font',
}, async ({ page }) => {
  await openPaused(page);
  const game = chidiyaUdd(page, () => page.keyboard.press('Space'));
  const figures = ['Score', 'Best', 'Chances'].map((name) => game.figure(name));
  const turn = [game.stage, game.udd, game.pauseButton, ...figures];
  let begin = game.startButton;
  await atEachSize(page, [NARROWEST, ...GAME_SIZES], async (where) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    // Playwright would scroll to it.
    await begin.evaluate((element) => element.focus({ preventScroll: true }));
    await game.start();
    begin = game.againButton;
    await advance(page, 50);
    await expect(game.udd).toBeFocused();
    const scrolled = await scrolledBy(page);
    const place = await centreOf(game.udd);
    const expectInSight = async (...parts: Locator[]) => {
      expect(await scrolledBy(page), where).toBe(scrolled);
      expect(await centreOf(game.udd), where).toEqual(place);
      for (const part of parts) await expect(part, where).toBeInViewport({ ratio: 0.99 });
    };
    await expectInSight(...turn);
    for (const name of ['tota', 'gadha', 'hawai-jahaaz', 'principal-sir'] as const) {
      await game.call(name);
      await expectInSight(game.status, ...turn);
      expect.soft(await page.evaluate(layoutFaults), `${name}, ${where}`).toEqual([]);
      await game.lift();
      await expectInSight(game.status, ...turn);
    }
    // One of the longest names, and the last mistake.
    await game.call('school-bus');
    await expectInSight(game.status, ...turn);
    await game.lift();
    await expect(game.result, where).toBeInViewport({ ratio: 0.99 });
    await expect(game.againButton, where).toBeInViewport({ ratio: 0.99 });
    await advance(page, TOO_SOON + 100);
  });
});

test('Start is visible without scrolling', { tag: '@font' }, async ({ page }) => {
  await openPaused(page);
  await atEachSize(page, [NARROWEST, ...GAME_SIZES], async (where) => {
    expect(await scrolledBy(page), where).toBe(0);
    await expect(chidiyaUdd(page).startButton, where).toBeInViewport({ ratio: 0.99 });
  });
});

test.describe('two players', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('two touches at once both count, also five milliseconds apart', {
      tag: '@journey',
    }, async ({ page, cdp }) => {
      await page.addInitScript(installDevTools);
      await openPaused(page);
      const game = chidiyaUdd(page, (control) => control.tap());
      const fingers = fingersOn(cdp);
      await game.choose('duel');
      await game.start();
      await advance(page, 50);
      await game.call('tota');
      await fingers.put(game.uddOf(1), game.uddOf(2));
      await fingers.lift();
      let lifts = await liftsIn(page);
      expect(lifts.map(({ player }) => player).sort()).toEqual([0, 1]);
      await game.expectPoints(0, 0);

      await game.call('maina');
      await fingers.put(game.uddOf(2));
      await advance(page, 5);
      await fingers.put(game.uddOf(1));
      await fingers.lift();
      lifts = (await liftsIn(page)).slice(2);
      expect(lifts.map(({ player }) => player)).toEqual([1, 0]);
      expect((lifts[1]?.ms ?? 0) - (lifts[0]?.ms ?? 0)).toBe(5);
      await game.expectPoints(0, 0);

      // Only one of them is right, and has the point; then the other.
      await game.call('patang');
      await game.uddOf(1).tap();
      await game.wait();
      await game.expectPoints(1, 0);
      await game.call('bhains');
      await game.uddOf(1).tap();
      await game.wait();
      await game.expectPoints(1, 1);
      await game.pauseButton.tap();
      await advance(page, 10_000);
      await expect(game.pausedLine).toBeVisible();
      await game.continueButton.tap();
      await game.call('titli');
      await fingers.put(game.uddOf(1), game.uddOf(2));
      await fingers.lift();
      await game.expectPoints(1, 1);
    });

    test('the halves fill the screen, one at the top and turned around, one at the bottom', async ({
      page,
    }) => {
      await openPaused(page);
      const game = chidiyaUdd(page);
      await game.choose('duel');
      await game.start();
      await advance(page, 50);
      await game.call('principal-sir');
      const boxOf = async (part: Locator) =>
        (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [first, second, words] = [
        await boxOf(game.uddOf(1)),
        await boxOf(game.uddOf(2)),
        await boxOf(game.status),
      ];
      // It scrolls itself to its top, to the nearest pixel.
      expect(second.y).toBeGreaterThan(-1);
      expect(second.y + second.height).toBeLessThan(words.y);
      expect(words.y + words.height).toBeLessThan(first.y);
      expect(first.y + first.height).toBeLessThanOrEqual(PHONE.height);
      expect(first.y + first.height - second.y).toBeGreaterThan(PHONE.height * 0.9);
      for (const half of [first, second]) {
        expect(half.width).toBeGreaterThan(PHONE.width * 0.7);
        expect(half.height).toBeGreaterThan(100);
      }
      const turned = await game.uddOf(2).evaluate((element) => {
        const half = element.closest('[data-player]') as HTMLElement;
        return new DOMMatrix(getComputedStyle(half).transform).a;
      });
      expect(turned).toBe(-1);
    });
  });

  // A game of two scrolls itself to its top when it starts.
  for (const size of [NARROWEST, PHONE, LANDSCAPE]) {
    test(`at ${sizeName(size)} both halves and the call are on the screen`, {
      tag: '@font',
    }, async ({ page }) => {
      await page.setViewportSize(size);
      await openPaused(page);
      const game = chidiyaUdd(page);
      await game.choose('duel');
      await game.start();
      await advance(page, 50);
      await game.call('hawai-jahaaz');
      const parts = [
        ...([1, 2] as const).flatMap((player) => [game.uddOf(player), game.pointsOf(player)]),
        game.status,
        game.stage,
        game.pauseButton,
      ];
      // To the nearest pixel.
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
      expect.soft(await page.evaluate(layoutFaults)).toEqual([]);
    });
  }

  test('at a desk the halves are side by side, played by A and L, also where the focus is elsewhere', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openPaused(page);
    const game = chidiyaUdd(page);
    await game.choose('duel');
    await game.start();
    await advance(page, 50);
    const [left, right] = [await centreOf(game.uddOf(1)), await centreOf(game.uddOf(2))];
    expect(left.x).toBeLessThan(DESKTOP.width / 3);
    expect(right.x).toBeGreaterThan((DESKTOP.width * 2) / 3);
    expect(Math.abs(left.y - right.y)).toBeLessThan(20);
    await game.call('tota');
    await page.keyboard.press('a');
    await game.wait();
    await game.expectPoints(1, 0);
    await game.call('gadha');
    await page.keyboard.press('a');
    await game.wait();
    await game.expectPoints(1, 1);
    await game.call('maina');
    await page.keyboard.press('l');
    await page.keyboard.press('a');
    await expect(game.uddOf(1)).toBeVisible();
    await game.expectPoints(1, 1);
    await page.getByRole('main').evaluate((main) => main.focus());
    await game.call('haathi');
    await page.keyboard.press('l');
    await game.wait();
    await game.expectPoints(2, 1);
  });

  test('the first with ten points wins', async ({ page }) => {
    await openPaused(page);
    const game = chidiyaUdd(page);
    await game.choose('duel');
    await game.start();
    await advance(page, 50);
    // Player 1 is wrong each time.
    const [flyers, sitters] = [comingNames([], true, 5), comingNames([], false, 5)];
    for (let call = 0; call < 10; call += 1) {
      const name = (call % 2 === 0 ? flyers : sitters)[call >> 1] as Name;
      await game.call(name);
      await page.keyboard.press(canFly(name) ? 'l' : 'a');
      await game.wait();
      if (call < 9) await game.expectPoints(0, call + 1);
      expect(await hasFocus(page)).toBe(true);
    }
    await expect(game.result).toHaveText('Player 2 wins!');
    await expect(game.result).toBeFocused();
    await expect(shareScreen(page).group).toBeVisible();
    await game.expectScores({ 'Tez: games': 0, 'Tez: best': 0, 'Aaram se: games': 0 });
  });

  test('who make their tenth mistake with the same call have a tie', async ({ page }) => {
    await openPaused(page);
    const game = chidiyaUdd(page);
    await game.choose('duel');
    await game.start();
    // Nobody lifts a finger; after four that fly one sits.
    const [flyers, sitters] = [comingNames([], true, 10), comingNames([], false, 2)];
    for (const [at, name] of flyers.entries()) {
      await game.answer(name, false);
      if (at < 9) await game.expectPoints(at + 1, at + 1);
      if (at === 3 || at === 7) await game.answer(sitters[at >> 2] as Name);
    }
    await expect(game.result).toHaveText("It's a tie!");
    await expect(shareScreen(page).group).toBeVisible();
  });
});

/** Ten that fly, and two that sit: no more than four of a kind may be in a row. */
const SLOW_CALLS: Name[] = [
  ...comingNames([], true, 4),
  'gadha',
  ...comingNames([], true, 8).slice(4),
  'haathi',
  ...comingNames([], true, 10).slice(8),
];
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
  const game = chidiyaUdd(page);
  await open(CHIDIYA_UDD + hashOfCalls({ mode: 'fast', score: 9, names: SLOW_CALLS }));
  await challenge(page).accept();
  await game.startButton.click();
  await expect(game.udd).toBeFocused();
  const place = await centreOf(game.udd);
  await page.exposeFunction('press', async (wallTime: number) => {
    const mouse = { ...place, button: 'left', clickCount: 1 } as const;
    const timestamp = wallTime / 1000;
    const pressed = cdp.send('Input.dispatchMouseEvent', {
      ...mouse,
      type: 'mousePressed',
      timestamp,
    });
    await Promise.all([
      pressed,
      cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased', timestamp }),
    ]);
  });
  await page.evaluate(pressLate, {
    names: SLOW_CALLS.map((name) => (canFly(name) ? callText(name) : '')),
    times: SLOW_CALLS.map((_, at) => timeFor('fast', at)),
    early: BEFORE_END,
    busy: BUSY_AFTER,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await expect(game.figure('Score')).toHaveText(String(SLOW_CALLS.length), { timeout: 60_000 });
  await game.expectBoard(SLOW_CALLS.length, 3);
  const { presses } = await page.evaluate(() => ({
    presses: (window as never as Presses).presses,
  }));
  expect(presses).toHaveLength(10);
  for (const { stamp, due } of presses) expect(Math.abs(stamp - due)).toBeLessThan(10);
});
