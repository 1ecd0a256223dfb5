import { suspectsOf } from '../../src/games/raja-mantri-chor-sipahi/rules';
import { namesAsShown } from '../../src/games/shared/namesAsShown';
import { mockDraws } from '../browser/gameTime';
import { layoutFaults } from '../browser/layoutFaults';
import type { Deal } from '../browser/rajaMantriScreen';
import {
  DEAL,
  drawsOf,
  FOUR,
  HARD_NAMES,
  RAJA_MANTRI,
  roleNames,
} from '../browser/rajaMantriScreen';
import type { Screen, Target } from './site';
import { button, eventually, expect, field, LANDSCAPE, PHONE, test } from './site';

const OTHER_DEAL: Deal = ['mantri', 'raja', 'sipahi', 'chor'];

const start = button('Start');
const open = button('Chit dikhao');
const hide = button('Chit chhupao');
const guess = button('Guess');
const next = button('Next round');
const takeOf = (name: string) => button(`Main ${name} hoon`);
const radio = (name: string): Target => ({ role: 'radio', name });
const heading = (name: string): Target => ({ role: 'heading', name });
const question = heading('Chor kaun?');
const verdictOf = (isRight: boolean) => heading(isRight ? 'Chor mil gaya!' : 'Chor nikal gaya!');

/** Starts a game, or the next round, with these chits; the first player is to take the phone. */
async function deal(
  screen: Screen,
  press: () => Promise<void>,
  dealt: Deal = DEAL,
  first: string = FOUR[0],
) {
  await screen.tab.evaluate(mockDraws, drawsOf(dealt));
  await press();
  await screen.expectFocused(takeOf(first));
}

/** Runs in a page: what is on the open chit; empty if none is open. */
const openChit = () => document.querySelector('main [role=status]')?.textContent;

const expectChit = ({ tab }: Screen, role: Deal[number]) =>
  eventually(() => tab.evaluate(openChit), 'the chit').toContain(roleNames[role]);

/** The next player takes the phone, and opens the chit. */
async function look(screen: Screen, name: string, role: Deal[number], press = screen.press) {
  await press(takeOf(name));
  await press(open);
  await expectChit(screen, role);
}

/** All look at their chits, one after another. */
async function lookAll(
  screen: Screen,
  dealt: Deal = DEAL,
  names: readonly string[] = FOUR,
  press = screen.press,
) {
  for (const [player, role] of dealt.entries()) {
    await look(screen, names[player] as string, role, press);
    await press(hide);
  }
  await screen.expectFocused(question);
}

/** Names the Chor, or the other one of the two. */
async function accuse(
  screen: Screen,
  isRight: boolean,
  dealt: Deal = DEAL,
  names: readonly string[] = FOUR,
) {
  const named = suspectsOf(dealt, 'mantri').find(
    (player) => (dealt[player] === 'chor') === isRight,
  ) as number;
  await screen.press(radio(names[named] as string));
  await screen.press(guess);
}

/** Runs in a page: the cells of the table, row by row. */
const tableRows = () =>
  Array.from(document.querySelectorAll('main tr'), ({ children }) =>
    Array.from(children, ({ textContent }) => textContent).join(' '),
  );

test('three rounds by presses end with the crown; the counts persist after a reload, the names do not', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(RAJA_MANTRI);
  for (const [player, name] of FOUR.entries()) {
    await screen.write(field(`Player ${player + 1}`), name);
  }
  await screen.press(radio('3'));
  const rounds: [dealt: Deal, isRight: boolean][] = [
    [DEAL, true],
    [OTHER_DEAL, false],
    [DEAL, false],
  ];
  for (const [index, [dealt, isRight]] of rounds.entries()) {
    await deal(screen, () => screen.press(index === 0 ? start : next), dealt);
    await screen.expectInMain(`Round ${index + 1} of 3`);
    await lookAll(screen, dealt);
    await accuse(screen, isRight, dealt);
    await screen.expectFocused(index < 2 ? verdictOf(isRight) : heading('Raju ke sar taaj!'));
  }
  expect(await screen.tab.evaluate(tableRows)).toEqual([
    'Round Raju Sunita Bittu Meena',
    '1 1000 0 800 500',
    '2 0 1000 500 800',
    '3 1000 800 0 500',
    'Total 2000 1800 1300 1800',
  ]);
  const expectCounted = async () => {
    await screen.expectFigure('Khel', '1');
    await screen.expectFigure('Rounds', '3');
    await screen.expectFigure('Chor pakde', '1');
  };
  await expectCounted();
  await screen.reload();
  await expectCounted();
  expect((await screen.look(field('Player 1'))).value).toBe('');
});

test('a round by keyboard alone, from the names to the next deal, never loses the focus', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const { tab } = screen;
  await screen.open(RAJA_MANTRI);
  await screen.tabTo(field('Player 1'), 40);
  for (const [player, name] of FOUR.entries()) {
    await screen.expectFocused(field(`Player ${player + 1}`));
    await tab.type(name);
    await tab.press('Tab');
  }
  await screen.expectFocused(radio('5'));
  await tab.press('ArrowRight');
  await screen.expectFocused(radio('10'));
  await screen.tabTo(radio('Mantri'), 1);
  await screen.tabTo(start, 1);
  await deal(screen, () => tab.press('Enter'));
  await screen.expectInMain('Round 1 of 10');
  await lookAll(screen, DEAL, FOUR, async (target) => {
    await screen.expectFocused(target);
    await tab.press(target === open ? 'Space' : 'Enter');
  });
  await screen.tabTo(radio('Sunita'), 1);
  await tab.press('ArrowRight');
  await screen.expectFocused(radio('Meena'));
  await screen.tabTo(guess, 1);
  await tab.press('Space');
  await screen.expectFocused(verdictOf(false));
  await screen.tabTo(next, 1);
  await deal(screen, () => tab.press('Space'));
});

/**
 * Runs in a page: sends an event of a phone that is put down. Returns what is left of the chit before
 * anything else happens, as a hidden page is drawn no more.
 */
const leftAfter = async (event: string) => {
  const isHiding = event === 'visibilitychange';
  if (isHiding) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  (isHiding ? document : window).dispatchEvent(new Event(event));
  if (isHiding) Reflect.deleteProperty(document, 'hidden');
  await Promise.resolve();
  return document.querySelector('main [role=status]')?.textContent;
};

test('an open chit is gone at once when the phone is locked, left or turned, and the same player opens it again', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const { tab } = screen;
  await screen.open(RAJA_MANTRI);
  for (const [player, name] of FOUR.entries()) {
    await screen.write(field(`Player ${player + 1}`), name);
  }
  await deal(screen, () => screen.press(start));
  await look(screen, 'Raju', 'raja');
  await screen.press(hide);
  // `orientationchange`: also upside down, which no media query tells.
  for (const event of ['visibilitychange', 'blur', 'orientationchange']) {
    await look(screen, 'Sunita', 'chor');
    expect(await tab.evaluate(leftAfter, event), event).toBe('');
    await screen.expectFocused(takeOf('Sunita'));
    await screen.expectAbsent(hide);
  }
  for (const size of [LANDSCAPE, PHONE]) {
    await look(screen, 'Sunita', 'chor');
    await tab.setSize(size);
    await screen.expectResult('', 'the chit', openChit);
    await screen.expectFocused(takeOf('Sunita'));
  }
  await look(screen, 'Sunita', 'chor');
  await screen.press(hide);
  await screen.expectFocused(takeOf('Bittu'));
});

/** Runs in a page: types into the focused field what the keyboards of the drivers cannot. */
const insert = (text: string) => void document.execCommand('insertText', false, text);

test.describe('as it looks', () => {
  test.use({ drawsEverything: true });

  test('long names, equal ones and other scripts are shown whole, and nothing scrolls sideways', async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE });
    const { tab } = screen;
    const names = namesAsShown(HARD_NAMES);
    const expectFits = async (step: string) =>
      expect(await tab.evaluate(layoutFaults), step).toEqual([]);
    await screen.open(RAJA_MANTRI);
    for (const [player, name] of HARD_NAMES.entries()) {
      const target = field(`Player ${player + 1}`);
      await screen.press(target);
      await screen.expectFocused(target);
      await tab.evaluate(insert, name);
      await screen.expectValue(target, name);
    }
    await expectFits('names');
    await deal(screen, () => screen.press(start), DEAL, names[0]);
    for (const [player, name] of names.entries()) {
      await screen.expectPresent(takeOf(name));
      await expectFits(`passing ${player}`);
      await look(screen, name, DEAL[player] as Deal[number]);
      await expectFits(`looking ${player}`);
      await screen.press(hide);
    }
    for (const player of suspectsOf(DEAL, 'mantri')) {
      await screen.expectPresent(radio(names[player] as string));
    }
    await screen.expectInMain(`Raja ${names[0]}:`);
    await screen.expectInMain(`Mantri ${names[2]}:`);
    await expectFits('guessing');
    await accuse(screen, true, DEAL, names);
    await screen.expectFocused(verdictOf(true));
    for (const name of names) await screen.expectPresent({ role: 'columnheader', name });
    await expectFits('revealed');
    await screen.press(button('Game khatam'));
    await screen.expectFocused(heading(`${names[0]} ke sar taaj!`));
    await expectFits('over');
  });
});
