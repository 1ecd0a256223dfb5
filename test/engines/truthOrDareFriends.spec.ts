import { labels } from '../../src/games/truth-or-dare/content';
import { SPIN_MS } from '../../src/games/truth-or-dare/pageRules';
import { layoutFaults } from '../browser/layoutFaults';
import { HARD_NAMES } from '../browser/rajaMantriScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, eventually, expect, field, LANDSCAPE, PHONE, TABLET, test } from './site';

test.use({ skippedTimers: [SPIN_MS] });

const spin = button('Spin');
const completed = button('Completed');
const failed = button('Failed');
const nameField = field('Add a player');
const taskField = field('Apna sawaal');
const task: Target = { role: 'region', name: 'Task' };

/** Runs in a page: the texts of the list with that name. */
const entriesOf = (name: string) =>
  Array.from(
    document.querySelectorAll(`[aria-label="${name}"] li`),
    ({ textContent }) => textContent?.trim() ?? '',
  );

const expectBoard = ({ expectResult }: Screen, ...entries: string[]) =>
  expectResult(entries, 'the board', entriesOf, 'Players');

/** Runs in a page: types into the focused field, in any script. */
const insert = (text: string) => void document.execCommand('insertText', false, text);

async function addByEnter(screen: Screen, name: string) {
  await screen.expectFocused(nameField);
  await screen.tab.evaluate(insert, name);
  await screen.expectValue(nameField, name);
  await screen.tab.press('Enter');
  await screen.expectValue(nameField, '');
}

async function addAll(screen: Screen, names: readonly string[]) {
  await screen.press(nameField);
  for (const name of names) await addByEnter(screen, name);
}

/** Runs in a page: how many names are around the bottle. */
const seats = () => document.querySelectorAll('[aria-hidden=true] li').length;

/** Runs in a page: whose name in the ring is the chosen one. */
const chosenName = () =>
  document.querySelector('[aria-hidden=true] li[data-chosen]')?.textContent ?? '';

/** Spins, and returns whose turn it is: the bottle points where the words say. */
async function turn(screen: Screen, press = () => screen.press(spin)) {
  await press();
  await screen.expectPresent(completed);
  const name = await screen.tab.evaluate(chosenName);
  await screen.expectText(task, new RegExp(`${name} ${labels.turn}`));
  return name;
}

test('three friends by presses: each has one turn in every round, the board counts, and only the counts of all persist', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(TRUTH_OR_DARE);
  for (const [others, name] of ['Raju', 'Sunita', 'Bittu'].entries()) {
    await screen.write(nameField, name);
    await screen.press(button('Add'));
    // The ring, which comes with the second name, moves what is below it.
    await screen.expectResult(others && others + 1, 'the ring', seats);
  }
  const rounds: string[][] = [[], []];
  for (const round of rounds) {
    for (const _turn of [1, 2, 3]) {
      round.push(await turn(screen));
      await screen.press(completed);
    }
  }
  for (const round of rounds) expect(round.toSorted()).toEqual(['Bittu', 'Raju', 'Sunita']);
  expect(rounds[1]?.[0]).not.toBe(rounds[0]?.[2]);
  await expectBoard(
    screen,
    ...['Raju', 'Sunita', 'Bittu'].map((name) => `${name} Tasks 2, Streak 2`),
  );
  await screen.expectFigure('Tasks completed', '6');
  await screen.press(button('Remove Sunita'));
  await expectBoard(screen, 'Raju Tasks 2, Streak 2', 'Bittu Tasks 2, Streak 2');
  await screen.reload();
  await screen.expectFigure('Tasks completed', '6');
  await screen.expectPresent(nameField);
  await screen.expectAbsent({ role: 'list', name: 'Players' });
});

test('friends come, play, add a task and leave by keyboard alone', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const { tab } = screen;
  await screen.open(TRUTH_OR_DARE);
  await screen.expectPresent(nameField);
  await screen.tabTo(nameField, 40);
  for (const name of ['Raju', 'Meena']) await addByEnter(screen, name);
  await screen.tabTo(taskField);
  await tab.type('Kisne chalk phenki thi?');
  await tab.press('Enter');
  const tasks = ['Truth: Kisne chalk phenki thi?'];
  await screen.expectResult(tasks, 'own tasks', entriesOf, 'Apne sawaal');
  await screen.expectFocused(taskField);
  await screen.tabBackTo(spin);
  const name = await turn(screen, () => tab.press('Enter'));
  await screen.tabTo(failed);
  await tab.press('Space');
  await screen.expectFocused(spin);
  await screen.tabTo(button(`Remove ${name}`), 40);
  await tab.press('Enter');
  await screen.expectFocused(button(`Remove ${name === 'Raju' ? 'Meena' : 'Raju'}`));
  await screen.expectAbsent(button(`Remove ${name}`));
});

/** Runs in a page before its own scripts: time passes only while the phone is locked. */
const lockable = () => {
  const { setTimeout } = window;
  const start = Date.now();
  const lock = { ms: 0 };
  Object.assign(window, { lock });
  Date.now = () => start + lock.ms;
  const startTimer = (task: () => void, ms?: number, ...args: never[]) =>
    // Those of the seconds of a task.
    ms === 1000 ? 0 : setTimeout(task, ms, ...args);
  window.setTimeout = startTimer as typeof setTimeout;
};
declare global {
  interface Window {
    lock: { ms: number };
  }
}

test('a phone that is turned or locked loses nothing, and its time goes on', async ({ visit }) => {
  const screen = await visit({ size: PHONE, before: lockable });
  const { tab } = screen;
  await screen.open(TRUTH_OR_DARE);
  await addAll(screen, ['Raju', 'Sunita']);
  await screen.write(taskField, 'Kisne chalk phenki thi?');
  await screen.press(button('Mila do'));
  const name = await turn(screen);
  await tab.setSize(LANDSCAPE);
  await screen.expectInSight(completed);
  await screen.expectInSight(failed);
  await tab.evaluate(() => {
    window.lock.ms = 15_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.expectText({ role: 'timer', name: 'Countdown' }, /\b15\b/);
  await tab.setSize(PHONE);
  await screen.expectText(task, new RegExp(`${name} ${labels.turn}`));
  await expectBoard(screen, 'Raju Tasks 0, Streak 0', 'Sunita Tasks 0, Streak 0');
  expect(await tab.evaluate(entriesOf, 'Apne sawaal')).toHaveLength(1);
  await screen.press(completed);
  await eventually(() => tab.evaluate(entriesOf, 'Players'), 'the board').toContain(
    `${name} Tasks 1, Streak 1`,
  );
});

test.describe('as it looks', () => {
  test.use({ drawsEverything: true });

  for (const [device, size] of [
    ['phone', PHONE],
    ['phone held sideways', LANDSCAPE],
    ['tablet', TABLET],
  ] as const) {
    test(`on a ${device} ten friends with long, foreign and equal names are shown, whole on the board`, async ({
      visit,
    }) => {
      const screen = await visit({ size });
      await screen.open(TRUTH_OR_DARE);
      await addAll(screen, [...HARD_NAMES, ...HARD_NAMES, 'A', 'Raju']);
      await eventually(() => screen.tab.evaluate(entriesOf, 'Players')).toHaveLength(10);
      await screen.expectInMain(labels.benchFull);
      expect(await screen.tab.evaluate(layoutFaults)).toEqual([]);
      await turn(screen);
      expect(await screen.tab.evaluate(layoutFaults)).toEqual([]);
    });
  }
});
