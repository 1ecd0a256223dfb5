/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { hands, labels, reasons, stakes } from '../../../src/games/rock-paper-scissors/content';
import type { RockPaperScissorsState } from '../../../src/games/rock-paper-scissors/slice';
import { rockPaperScissorsSlice } from '../../../src/games/rock-paper-scissors/slice';
import { inTurn } from '../../../src/games/shared/inTurn';
import { figures } from '../../support/figures';
import { listen } from '../../support/listen';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

const PATH = '/school-games/rockpaperscissors';
const ROUND = 2000;
const SHUFFLE = 100;

/** The draws for each hand of the computer. */
const ROCK = 0.1;
const PAPER = 0.5;
const SCISSORS = 0.9;

type HandName = 'Rock' | 'Paper' | 'Scissors';
const HAND_NAMES: HandName[] = ['Rock', 'Paper', 'Scissors'];

const choices = () => within(screen.getByRole('group', { name: 'Your choice' }));
const choice = (name: HandName) => choices().getByRole('button', { name });
const computer = () => screen.getByRole('region', { name: 'Computer' });
const result = () => screen.getByRole('status');
const history = () => screen.queryByRole('list', { name: 'History' });
const tile = (name: string) => screen.getByRole('link', { name });

const rounds = () =>
  within(history() as HTMLElement)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

const drawingIn = (element: HTMLElement) => element.querySelector('svg > g')?.innerHTML;

/** The hand shown for the computer: the one whose button has the same drawing. */
const shownHand = () =>
  HAND_NAMES.find((name) => drawingIn(choice(name)) === drawingIn(computer()));

const scores = (some: Partial<RockPaperScissorsState>) => ({
  rockPaperScissors: { ...rockPaperScissorsSlice.getInitialState(), ...some },
});

type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

async function play({ user, pass }: Visit, hand: HandName) {
  await user.click(choice(hand));
  await pass(ROUND);
}

afterEach(() => jest.useRealTimers());

describe('at the start', () => {
  test('there are three choices, each with its own drawing', async () => {
    await renderWithFakeTimers(PATH);
    expect(choices().getAllByRole('button')).toEqual(HAND_NAMES.map(choice));
    expect(new Set(HAND_NAMES.map((name) => drawingIn(choice(name)))).size).toBe(3);
  });

  test.each(Object.values(hands))(
    '$name is also shown as $hindi, beside the button and hidden from screen readers',
    async ({ hindi }) => {
      await renderWithFakeTimers(PATH);
      const word = choices().getByText(hindi);
      expect(word).toBeVisible();
      expect(word.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(word.closest('button')).toBeNull();
    },
  );

  test('there is no result, no score and no history', async () => {
    await renderWithFakeTimers(PATH);
    expect(screen.getByText(inTurn(stakes, 0).stake)).toBeVisible();
    expect(computer()).toHaveTextContent(/^Computer$/);
    expect(result()).toBeEmptyDOMElement();
    expect(figures()).toEqual({ You: 0, Computer: 0, Ties: 0, Streak: 0, 'Best streak': 0 });
    expect(screen.getByText(labels.noHistory)).toBeVisible();
    expect(history()).toBeEmptyDOMElement();
  });

  test('figures and history of an earlier visit are shown', async () => {
    const preloadedState = scores({
      tally: { playerWins: 9, computerWins: 8, ties: 7 },
      streak: 2,
      bestStreak: 6,
      history: [
        {
          playerChoice: 'paper',
          computerChoice: 'rock',
          result: 'You win!',
          timestamp: '9:58 am',
        },
        {
          playerChoice: 'rock',
          computerChoice: 'rock',
          result: "It's a tie!",
          timestamp: '9:57 am',
        },
      ],
    });
    await renderWithFakeTimers(PATH, { preloadedState });
    expect(figures()).toEqual({ You: 9, Computer: 8, Ties: 7, Streak: 2, 'Best streak': 6 });
    expect(rounds()).toEqual([
      'Paper vs Rock 9:58 am You win!',
      "Rock vs Rock 9:57 am It's a tie!",
    ]);
    expect(screen.queryByText(labels.noHistory)).not.toBeInTheDocument();
    expect(result()).toBeEmptyDOMElement();
  });
});

describe('a round', () => {
  test('first shows another unnamed hand ten times a second', async () => {
    const { user, pass } = await renderWithFakeTimers(PATH, { draws: [PAPER] });
    await user.click(choice('Rock'));
    expect(screen.getByText(labels.shuffling)).toBeVisible();
    const shown: (HandName | undefined)[] = [];
    for (let passed = SHUFFLE; passed < ROUND; passed += SHUFFLE) {
      await pass(SHUFFLE);
      shown.push(shownHand());
      expect(computer()).toHaveTextContent(/^Computer$/);
      expect(result()).toBeEmptyDOMElement();
    }
    expect(shown).toHaveLength(19);
    // A fist is shown before the first.
    expect(shown.slice(0, 3)).toEqual(['Paper', 'Scissors', 'Rock']);
    for (const [index, hand] of shown.entries()) {
      expect(HAND_NAMES).toContain(hand);
      expect(hand).not.toBe(shown[index - 1]);
    }
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);

    await pass(SHUFFLE);
    expect(shownHand()).toBe('Paper');
    expect(computer()).toHaveTextContent(/^Computer ?Paper$/);
    expect(screen.queryByText(labels.shuffling)).not.toBeInTheDocument();
  });

  test.each([
    ['Rock', 'Scissors', SCISSORS, 'You win!', reasons.rock, 'You'],
    ['Paper', 'Rock', ROCK, 'You win!', reasons.paper, 'You'],
    ['Scissors', 'Paper', PAPER, 'You win!', reasons.scissors, 'You'],
    ['Scissors', 'Rock', ROCK, 'Computer wins!', reasons.rock, 'Computer'],
    ['Scissors', 'Scissors', SCISSORS, "It's a tie!", labels.tie, 'Ties'],
  ] as const)('of %s against %s (draw %f): %s', async (...row) => {
    const [player, computerHand, draw, text, reason, counted] = row;
    const visit = await renderWithFakeTimers(PATH, { draws: [draw] });
    await play(visit, player);
    expect(result().textContent).toBe(text);
    expect(screen.getByText(reason)).toBeVisible();
    expect(computer()).toHaveTextContent(new RegExp(`^Computer ?${computerHand}$`));
    const none = { You: 0, Computer: 0, Ties: 0 };
    expect(figures()).toMatchObject({ ...none, [counted]: 1 });
    expect(rounds()).toEqual([`${player} vs ${computerHand} 10:42 am ${text}`]);
  });

  test("shows the player's hand at once", async () => {
    const { user } = await renderWithFakeTimers(PATH, { draws: [ROCK] });
    const player = () => computer().previousElementSibling as HTMLElement;
    expect(player()).toHaveTextContent(/^You$/);
    await user.click(choice('Scissors'));
    expect(player()).toHaveTextContent(/^You ?Scissors$/);
    expect(drawingIn(player())).toBe(drawingIn(choice('Scissors')));
  });

  test('ignores further choices, whose buttons stay focusable', async () => {
    const { user, pass, env } = await renderWithFakeTimers(PATH, { draws: [SCISSORS] });
    await user.click(choice('Rock'));
    expect(choice('Rock')).toHaveFocus();
    await pass(ROUND / 2);
    await user.click(choice('Paper'));
    await user.keyboard('{Enter}');
    expect(choice('Paper')).toHaveFocus();
    expect(choice('Paper')).toBeEnabled();
    await pass(ROUND / 2);
    expect(result()).toHaveTextContent('You win!');
    expect(rounds()).toEqual(['Rock vs Scissors 10:42 am You win!']);
    expect(choice('Paper')).toHaveFocus();

    await pass(2 * ROUND);
    expect(rounds()).toHaveLength(1);
    expect(env.random).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('clears the result of the previous round', async () => {
    const visit = await renderWithFakeTimers(PATH, { draws: [SCISSORS, PAPER] });
    await play(visit, 'Rock');
    await visit.user.keyboard('{Enter}');
    expect(result()).toBeEmptyDOMElement();
    expect(screen.queryByText(reasons.rock)).not.toBeInTheDocument();
    await visit.pass(ROUND);
    expect(result()).toHaveTextContent('Computer wins!');
  });
});

test('each round has another stake, shown before and during it; after the last comes the first', async () => {
  const count = stakes.length;
  const visit = await renderWithFakeTimers(PATH, { draws: Array(count + 1).fill(SCISSORS) });
  const shown = () => stakes.filter(({ stake }) => screen.queryByText(stake));
  expect(shown()).toEqual([stakes[0]]);
  for (let round = 0; round <= count; round += 1) {
    await visit.user.click(choice('Rock'));
    expect(shown()).toEqual([stakes[round % count]]);
    await visit.pass(ROUND);
    expect(shown()).toEqual([]);
  }
});

test('a result says what becomes of the stake', async () => {
  const visit = await renderWithFakeTimers(PATH, { draws: [SCISSORS, PAPER, ROCK] });
  const outcomes = [inTurn(stakes, 0).won, inTurn(stakes, 1).lost, labels.tieStake];
  const every = [...stakes.flatMap(({ won, lost }) => [won, lost]), labels.tieStake];
  const shown = () => every.filter((outcome) => screen.queryByText(outcome));
  for (const outcome of outcomes) {
    await visit.user.click(choice('Rock'));
    expect(shown()).toEqual([]);
    await visit.pass(ROUND);
    expect(shown()).toEqual([outcome]);
  }
});

describe('in place of the reason', () => {
  const { won3, won5, won10, lost5, tied3 } = labels.milestones;
  const { rock, paper } = reasons;
  const { tie } = labels;
  /** The result of each round, in which the player always has the rock. */
  const results: Record<number, string> = {
    [SCISSORS]: 'You win!',
    [PAPER]: 'Computer wins!',
    [ROCK]: "It's a tie!",
  };

  test.each<[string, [draw: number, line: string][]]>([
    [
      'the third, fifth and tenth win in a row have a line of their own, not the ties between',
      [
        [SCISSORS, rock],
        [SCISSORS, rock],
        [ROCK, tie],
        [SCISSORS, won3],
        [ROCK, tie],
        [SCISSORS, rock],
        [SCISSORS, won5],
        [SCISSORS, rock],
        [SCISSORS, rock],
        [SCISSORS, rock],
        [SCISSORS, rock],
        [SCISSORS, won10],
        [SCISSORS, rock],
      ],
    ],
    [
      'five losses have one, but not if a tie is among them',
      [
        [PAPER, paper],
        [ROCK, tie],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, lost5],
      ],
    ],
    [
      'three ties have one, and after a win three more',
      [
        [ROCK, tie],
        [ROCK, tie],
        [ROCK, tied3],
        [SCISSORS, rock],
        [ROCK, tie],
        [ROCK, tie],
        [ROCK, tied3],
      ],
    ],
  ])('%s; each line is announced once', async (_what, rounds) => {
    const visit = await renderWithFakeTimers(PATH, { draws: rounds.map(([draw]) => draw) });
    const announced = listen();
    for (const [draw, line] of rounds) {
      await play(visit, 'Rock');
      expect(announced.splice(0)).toEqual([results[draw], line]);
      expect(screen.getByText(line)).toBeVisible();
    }
  });
});

describe('a screen reader', () => {
  test('announces the same result again for the next round', async () => {
    const visit = await renderWithFakeTimers(PATH, { draws: [SCISSORS, SCISSORS] });
    const announced = listen();
    await play(visit, 'Rock');
    await play(visit, 'Rock');
    const round = ['You win!', reasons.rock];
    expect(announced).toEqual([...round, ...round]);
  });

  test('finds the live region before there is a result', async () => {
    const visit = await renderWithFakeTimers(PATH, { draws: [SCISSORS] });
    const region = result();
    await play(visit, 'Rock');
    expect(result()).toBe(region);
  });
});

test('leaving the game during a round resets it, and counts nothing', async () => {
  const tally = { playerWins: 3, computerWins: 2, ties: 1 };
  const preloadedState = scores({ tally, streak: 2, bestStreak: 3 });
  const visit = await renderWithFakeTimers(PATH, { draws: [SCISSORS], preloadedState });
  const { user, pass, follow, store, env } = visit;
  await user.click(choice('Rock'));
  await pass(ROUND / 2);
  await follow(tile('Love Calculator'));
  expect(store.getState().rockPaperScissors).toMatchObject({ phase: 'idle', tally, streak: 2 });
  await pass(ROUND);
  expect(env.random).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);

  await follow(tile('Rock Paper Scissors'));
  expect(screen.getByText(inTurn(stakes, 1).stake)).toBeVisible();
  expect(result()).toBeEmptyDOMElement();
  expect(computer()).toHaveTextContent(/^Computer$/);
  expect(figures()).toEqual({ You: 3, Computer: 2, Ties: 1, Streak: 2, 'Best streak': 3 });
  expect(history()).toBeEmptyDOMElement();

  await play(visit, 'Rock');
  expect(result()).toHaveTextContent('You win!');
  expect(figures()).toMatchObject({ You: 4, Streak: 3 });
});
