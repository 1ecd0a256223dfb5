import type { Page } from '@playwright/test';
import { labels } from '../../src/games/truth-or-dare/content';
import { installDevTools, loggedTypes } from './actionRecorder';
import { advance, openWithPausedClock } from './gameTime';
import { layoutFaults } from './layoutFaults';
import { HARD_NAMES } from './rajaMantriScreen';
import { shareScreen } from './shareScreen';
import {
  atEachSize,
  button,
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  GAME_SIZES,
  LANDSCAPE,
  NARROWEST,
  PHONE,
  setHidden,
  test,
} from './site';
import { TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

/** What friends around one phone have beside the game. */
function friends(page: Page) {
  const game = truthOrDare(page);
  const screen = {
    ...game,
    nameField: page.getByRole('textbox', { name: 'Add a player', exact: true }),
    players: page.getByRole('list', { name: 'Players', exact: true }).getByRole('listitem'),
    removeButton: (name: string) => button(page, `Remove ${name}`),
    taskField: page.getByRole('textbox', { name: 'Apna sawaal', exact: true }),
    ownTasks: page.getByRole('list', { name: 'Apne sawaal', exact: true }).getByRole('listitem'),
    /** The names around the bottle. */
    seats: page.locator('[aria-hidden=true] li'),
    chosen: page.locator('[aria-hidden=true] li[data-chosen]'),
    async add(...names: string[]) {
      for (const name of names) {
        await screen.nameField.fill(name);
        await screen.nameField.press('Enter');
        await expect(screen.nameField).toHaveValue('');
      }
    },
    async addTask(text: string) {
      await screen.taskField.fill(text);
      await button(page, 'Mila do').click();
      await expect(screen.taskField).toHaveValue('');
    },
    /** Spins, and returns whose turn it is, as it is announced. */
    async turn() {
      await game.spin();
      const line = game.task.getByText(labels.turn);
      await expect(line).toBeVisible();
      const name = ((await line.textContent()) ?? '').replace(` ${labels.turn}`, '');
      await expect(screen.chosen).toHaveText(name);
      return name;
    },
  };
  return screen;
}

test.beforeEach(async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await openWithPausedClock(page, open, TRUTH_OR_DARE);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the bottle chooses each of three friends once in every round, and the board counts', {
    tag: '@journey',
  }, async ({ page }) => {
    const game = friends(page);
    await game.add('Raju', 'Sunita', 'Bittu');
    await expect(game.seats).toHaveText(['Bittu', 'Raju', 'Sunita']);
    const rounds: string[][] = [[], []];
    for (const round of rounds) {
      for (const _turn of [1, 2, 3]) {
        round.push(await game.turn());
        await game.completedButton.tap();
      }
    }
    for (const round of rounds) expect(round.toSorted()).toEqual(['Bittu', 'Raju', 'Sunita']);
    expect(rounds[1]?.[0]).not.toBe(rounds[0]?.[2]);
    await expect(game.players).toHaveText(
      ['Raju', 'Sunita', 'Bittu'].map((name) => `${name} Tasks 2, Streak 2`),
    );
    const name = await game.turn();
    await game.failedButton.tap();
    await expect(game.players.filter({ hasText: name })).toHaveText(`${name} Tasks 2, Streak 0`);
    await game.expectTurns(6, 0, 6);
    const types = (await loggedTypes(page)).filter((type) => type === 'truthOrDare/turnsShuffled');
    expect(types).toHaveLength(3);
  });

  test('nothing is lost when the phone is turned or locked, and the time goes on', async ({
    page,
  }) => {
    const game = friends(page);
    await game.add('Raju', 'Sunita');
    await game.addTask('Kisne chalk phenki thi?');
    const name = await game.turn();
    await page.setViewportSize(LANDSCAPE);
    await setHidden(page, true);
    await advance(page, 12_000);
    await setHidden(page, false);
    await game.expectSeconds(18);
    await expect(game.task).toContainText(`${name} ki baari`);
    await expect(game.players).toHaveCount(2);
    await expect(game.ownTasks).toHaveCount(1);
    await expect(game.spinButton).toBeInViewport();
  });
});

test('without names the log of a turn is that of one player', async ({ page }) => {
  const game = friends(page);
  await game.spin();
  await game.completedButton.click();
  const types = await loggedTypes(page);
  expect(types.filter((type) => /^truthOrDare\/(?!secondPassed)/.test(type))).toEqual([
    'truthOrDare/spinStarted',
    'truthOrDare/bagsFilled',
    'truthOrDare/taskDealt',
    'truthOrDare/taskCompleted',
  ]);
  await expect(game.task).not.toContainText(labels.turn);
});

test('players come and go by keyboard alone, also while the bottle spins', async ({ page }) => {
  const game = friends(page);
  await game.add('Raju', 'raju');
  await expect(game.players).toHaveText(['Raju Tasks 0, Streak 0', 'raju 2 Tasks 0, Streak 0']);
  await game.spinButton.press('Enter');
  await game.add('Meena');
  await game.removeButton('Raju').press('Enter');
  await expect(game.removeButton('raju')).toBeFocused();
  await advance(page, 2000);
  await expect(game.task).toContainText(/(?:raju|Meena) ki baari/);
  // An open task goes with whose turn it is.
  const name = (await game.chosen.textContent()) ?? '';
  await game.removeButton(name).press('Enter');
  await game.expectNoTask();
  await expect(game.task).toContainText(labels.waiting);
});

test('tasks of the group’s own are text, come among the others, and are in no link', async ({
  page,
}) => {
  const game = friends(page);
  const own = '<img src=x onerror=alert(1)> Kisne chalk phenki?';
  await game.addTask(own);
  await expect(game.ownTasks).toContainText(own);
  for (let spins = 0; spins < 11; spins += 1) {
    await game.spin();
    if ((await game.task.textContent())?.includes(own)) break;
    await game.completedButton.click();
  }
  await expect(game.task).toContainText(own);
  await game.completedButton.click();
  await shareScreen(page).group.scrollIntoViewIfNeeded();
  const message = await shareScreen(page).message();
  expect(message).not.toMatch(/#c=|chalk/);
});

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

test('the bottle points at the name whose turn it is, of two to ten, long ones too', {
  tag: '@font',
}, async ({ page }) => {
  const game = friends(page);
  const names = ['Raju', ...HARD_NAMES, 'Sunita', ...HARD_NAMES];
  await game.add(...names.slice(0, 1));
  for (const name of names.slice(1)) {
    await game.add(name);
    const chosen = await game.turn();
    await atEachSize(page, [NARROWEST, LANDSCAPE, DESKTOP], async (where) =>
      expect.soft((await page.evaluate(seatsByBottle))[0], where).toBe(chosen),
    );
    await game.completedButton.press('Enter');
  }
});

test('ten friends with long, foreign and equal names are shown, whole on the board', {
  tag: '@font',
}, async ({ page }) => {
  const expectFit = (when: string) =>
    atEachSize(page, [NARROWEST, ...GAME_SIZES, DESKTOP], async (where) => {
      await expectNoSidewaysScroll(page, `${when}, ${where}`);
      expect.soft(await page.evaluate(layoutFaults), `${when}, ${where}`).toEqual([]);
    });
  const game = friends(page);
  await game.add(...HARD_NAMES, ...HARD_NAMES, 'A', 'Raju');
  await expect(game.seats).toHaveCount(10);
  await expect(page.getByText(labels.benchFull)).toBeVisible();
  await expectFit('before a turn');
  await game.turn();
  await expectFit('with a task');
});
