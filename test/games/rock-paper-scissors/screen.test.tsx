/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { hands, labels, reasons, stakes } from '../../../src/games/rock-paper-scissors/content';
import type { RockPaperScissorsState } from '../../../src/games/rock-paper-scissors/slice';
import { rockPaperScissorsSlice } from '../../../src/games/rock-paper-scissors/slice';
import { inTurn } from '../../../src/games/shared/inTurn';
import { figures } from '../../support/figures';
import { listen } from '../../support/listen';
import { mainPart } from '../../support/mainPart';
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

const main = () => within(mainPart());
const choices = () => within(main().getByRole('group', { name: 'Your choice' }));
const choice = (name: HandName) => choices().getByRole('button', { name });
const computer = () => main().getByRole('region', { name: 'Computer' });
const result = () => main().getByRole('status');
const history = () => main().queryByRole('list', { name: 'History' });
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

/** Opens the game alone; `draws` choose the hands of the computer. */
const openGame = (draws: number[] = []) => renderWithFakeTimers(PATH, { draws, isAlone: true });

/** The rest of a round, without a look at the hands on the way. */
const passRound = (pass: Visit['pass']) => pass(ROUND, ROUND);

async function play({ user, pass }: Visit, hand: HandName) {
  await user.click(choice(hand));
  await passRound(pass);
}

afterEach(() => jest.useRealTimers());

describe('at the start', () => {
  test('there are three choices, each with its own drawing and its Hindi word, and no result, score or history', async () => {
    await renderWithFakeTimers(PATH);
    expect(choices().getAllByRole('button')).toEqual(HAND_NAMES.map(choice));
    expect(new Set(HAND_NAMES.map((name) => drawingIn(choice(name)))).size).toBe(3);
    for (const { hindi } of Object.values(hands)) {
      // Beside the button, and hidden from screen readers.
      const word = choices().getByText(hindi);
      expect(word).toBeVisible();
      expect(word.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(word.closest('button')).toBeNull();
    }
    expect(main().getByText(inTurn(stakes, 0).stake)).toBeVisible();
    expect(computer()).toHaveTextContent(/^Computer$/);
    expect(result()).toBeEmptyDOMElement();
    expect(figures()).toEqual({ You: 0, Computer: 0, Ties: 0, Streak: 0, 'Best streak': 0 });
    expect(main().getByText(labels.noHistory)).toBeVisible();
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
    await renderWithFakeTimers(PATH, { preloadedState, isAlone: true });
    expect(figures()).toEqual({ You: 9, Computer: 8, Ties: 7, Streak: 2, 'Best streak': 6 });
    expect(rounds()).toEqual([
      'Paper vs Rock 9:58 am You win!',
      "Rock vs Rock 9:57 am It's a tie!",
    ]);
    expect(main().queryByText(labels.noHistory)).not.toBeInTheDocument();
    expect(result()).toBeEmptyDOMElement();
  });
});

describe('a round', () => {
  test("shows the player's hand at once, and of the computer another unnamed one ten times a second", async () => {
    const { user, pass } = await openGame([PAPER]);
    const player = () => computer().previousElementSibling as HTMLElement;
    expect(player()).toHaveTextContent(/^You$/);
    await user.click(choice('Scissors'));
    expect(player()).toHaveTextContent(/^You ?Scissors$/);
    expect(drawingIn(player())).toBe(drawingIn(choice('Scissors')));

    expect(main().getByText(labels.shuffling)).toBeVisible();
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
    expect(main().queryByText(labels.shuffling)).not.toBeInTheDocument();
  });

  test('has a result, its reason, a count and a line of the history, until the next one', async () => {
    const cases = [
      ['Rock', 'Scissors', SCISSORS, 'You win!', reasons.rock, 'You'],
      ['Paper', 'Rock', ROCK, 'You win!', reasons.paper, 'You'],
      ['Scissors', 'Rock', ROCK, 'Computer wins!', reasons.rock, 'Computer'],
      ['Scissors', 'Scissors', SCISSORS, "It's a tie!", labels.tie, 'Ties'],
      ['Scissors', 'Paper', PAPER, 'You win!', reasons.scissors, 'You'],
    ] as const;
    const visit = await openGame(cases.map(([, , draw]) => draw));
    const counts: Record<string, number> = { You: 0, Computer: 0, Ties: 0 };
    const played: string[] = [];
    for (const [player, computerHand, , text, reason, counted] of cases) {
      await visit.user.click(choice(player));
      expect([text, result().textContent]).toEqual([text, '']);
      expect(cases.filter((row) => main().queryByText(row[4]))).toEqual([]);
      await passRound(visit.pass);
      expect(result().textContent).toBe(text);
      expect(main().getByText(reason)).toBeVisible();
      expect(computer()).toHaveTextContent(new RegExp(`^Computer ?${computerHand}$`));
      counts[counted] = (counts[counted] ?? 0) + 1;
      expect(figures()).toMatchObject(counts);
      played.unshift(`${player} vs ${computerHand} 10:42 am ${text}`);
      expect(rounds()).toEqual(played);
    }
  });

  test('ignores further choices, whose buttons stay focusable', async () => {
    const { user, pass, env } = await openGame([SCISSORS]);
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
});

test('each round has another stake, before and during it; its result says what becomes of the stake', async () => {
  const count = stakes.length;
  const draws = Array.from({ length: count + 1 }, (_, round) => [SCISSORS, PAPER, ROCK][round % 3]);
  const visit = await openGame(draws as number[]);
  const every = [...stakes.flatMap(({ won, lost }) => [won, lost]), labels.tieStake];
  // A query for each text would take long.
  const has = (text: string) => (mainPart().textContent ?? '').includes(text);
  const shown = () => stakes.filter(({ stake }) => has(stake));
  expect(shown()).toEqual([stakes[0]]);
  expect(main().getByText(inTurn(stakes, 0).stake)).toBeVisible();
  for (let round = 0; round <= count; round += 1) {
    await visit.user.click(choice('Rock'));
    expect(shown()).toEqual([stakes[round % count]]);
    expect(every.filter(has)).toEqual([]);
    await passRound(visit.pass);
    expect(shown()).toEqual([]);
    const { won, lost } = inTurn(stakes, round);
    expect(every.filter(has)).toEqual([[won, lost, labels.tieStake][round % 3]]);
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

  /** So many wins in a row, after which the rounds are played. */
  const winsBefore = (streak: number) => {
    const round = { playerChoice: 'rock', computerChoice: 'scissors', result: 'You win!' } as const;
    return scores({
      tally: { playerWins: streak, computerWins: 0, ties: 0 },
      ...{ streak, bestStreak: streak },
      history: Array(Math.min(streak, 5)).fill({ ...round, timestamp: '9:58 am' }),
    });
  };

  // When a round is one of them, is told by the tests of the rules.
  test.each<[string, streak: number, [draw: number, line: string][]]>([
    [
      'the third and the fifth win in a row have a line of their own, not the ties between',
      2,
      [
        [ROCK, tie],
        [SCISSORS, won3],
        [ROCK, tie],
        [SCISSORS, rock],
        [SCISSORS, won5],
      ],
    ],
    [
      'the tenth has one, and so have three ties and five losses',
      9,
      [
        [SCISSORS, won10],
        [SCISSORS, rock],
        [ROCK, tie],
        [ROCK, tie],
        [ROCK, tied3],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, paper],
        [PAPER, lost5],
      ],
    ],
  ])('%s; each line is announced once', async (_what, streak, rounds) => {
    const visit = await renderWithFakeTimers(PATH, {
      draws: rounds.map(([draw]) => draw),
      preloadedState: winsBefore(streak),
      isAlone: true,
    });
    const announced = listen();
    for (const [draw, line] of rounds) {
      await play(visit, 'Rock');
      expect(announced.splice(0)).toEqual([results[draw], line]);
    }
    expect(main().getByText(rounds.at(-1)?.[1] ?? '')).toBeVisible();
  });
});

test('a screen reader finds the live region before there is a result, and hears the same result again', async () => {
  const visit = await openGame([SCISSORS, SCISSORS]);
  const announced = listen();
  const region = result();
  await play(visit, 'Rock');
  expect(result()).toBe(region);
  await play(visit, 'Rock');
  const round = ['You win!', reasons.rock];
  expect(announced).toEqual([...round, ...round]);
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
  expect(main().getByText(inTurn(stakes, 1).stake)).toBeVisible();
  expect(result()).toBeEmptyDOMElement();
  expect(computer()).toHaveTextContent(/^Computer$/);
  expect(figures()).toEqual({ You: 3, Computer: 2, Ties: 1, Streak: 2, 'Best streak': 3 });
  expect(history()).toBeEmptyDOMElement();

  await play(visit, 'Rock');
  expect(result()).toHaveTextContent('You win!');
  expect(figures()).toMatchObject({ You: 4, Streak: 3 });
});
