/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { within } from '@testing-library/react';
import {
  challenge,
  hands,
  labels,
  reasons,
  stakes,
} from '../../../src/games/rock-paper-scissors/content';
import type { Challenge } from '../../../src/games/rock-paper-scissors/rules';
import { rockPaperScissorsSlice } from '../../../src/games/rock-paper-scissors/slice';
import { listen } from '../../support/listen';
import { mainPart } from '../../support/mainPart';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

const PATH = '/school-games/rockpaperscissors';
const ROUND = 2000;

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

const drawingIn = (element: HTMLElement) => element.querySelector('svg > g')?.innerHTML;

/** The hand that is shown for the computer: the hand whose button has the same drawing. */
const shownHand = () =>
  HAND_NAMES.find((name) => drawingIn(choice(name)) === drawingIn(computer()));

afterEach(() => jest.useRealTimers());

test('there are three choices, each with its own drawing, and a Hindi word beside it that is not heard', async () => {
  await renderWithFakeTimers(PATH, { isAlone: true });
  expect(choices().getAllByRole('button')).toEqual(HAND_NAMES.map(choice));
  expect(new Set(HAND_NAMES.map((name) => drawingIn(choice(name)))).size).toBe(3);
  for (const { hindi } of Object.values(hands)) {
    const word = choices().getByText(hindi);
    expect(word.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(word.closest('button')).toBeNull();
  }
});

test('while the hands are shuffled, none of the computer is named, and the buttons keep the focus', async () => {
  const { user, pass } = await renderWithFakeTimers(PATH, { draws: [PAPER], isAlone: true });
  await user.click(choice('Scissors'));
  for (const hand of ['Paper', 'Scissors', 'Rock']) {
    await pass(100);
    expect(shownHand()).toBe(hand);
    expect(computer()).toHaveTextContent(/^Computer$/);
  }
  await user.click(choice('Rock'));
  expect(choice('Rock')).toBeEnabled();
  expect(choice('Rock')).toHaveFocus();
  await pass(ROUND);
  expect(shownHand()).toBe('Paper');
  expect(computer()).toHaveTextContent(/^Computer ?Paper$/);
});

test('each round has another stake; its result and reason, or a milestone, are heard, once each', async () => {
  const wins = { streak: 2, bestStreak: 2, tally: { playerWins: 2, computerWins: 0, ties: 0 } };
  const rounds = [
    ['Rock', ROCK, "It's a tie!", labels.tie],
    ['Rock', SCISSORS, 'You win!', labels.milestones.won3],
    ['Paper', ROCK, 'You win!', reasons.paper],
    ['Paper', SCISSORS, 'Computer wins!', reasons.scissors],
  ] as const;
  const { user, pass } = await renderWithFakeTimers(PATH, {
    draws: rounds.map(([, draw]) => draw),
    preloadedState: {
      rockPaperScissors: { ...rockPaperScissorsSlice.getInitialState(), ...wins },
    },
    isAlone: true,
  });
  const announced = listen();
  for (const [at, [player, , text, reason]] of rounds.entries()) {
    await user.click(choice(player));
    expect(main().getByText(stakes[at]?.stake ?? '')).toBeVisible();
    expect(announced).toEqual([]);
    await pass(ROUND, ROUND);
    expect(announced.splice(0)).toEqual([text, reason]);
  }
});

test('a challenge ends with its own result, heard once, and the hands at rest, up to the way back', async () => {
  const state = rockPaperScissorsSlice.getInitialState();
  const against = { hands: ['paper', 'paper', 'rock', 'rock'], played: ['rock', 'rock', 'paper'] };
  const { user, pass, store } = await renderWithFakeTimers(PATH, {
    preloadedState: {
      rockPaperScissors: { ...state, challenge: against as Challenge },
    },
    isAlone: true,
  });
  const announced = listen();
  await user.click(choice('Rock'));
  await pass(ROUND, ROUND);
  expect(announced).toEqual(['Dost wins! 2 to 1', challenge.outcomes['Computer wins!']]);
  expect(choice('Rock')).toHaveFocus();
  expect(choice('Rock')).toHaveAttribute('aria-disabled', 'true');
  await user.click(choice('Rock'));
  expect(store.getState().rockPaperScissors.phase).toBe('settled');
  const back = main().getByRole('button', { name: labels.leaveChallenge });
  await user.click(back);
  expect(back).toHaveFocus();
  expect(back).toHaveTextContent('Challenge a friend');
  await user.click(choice('Rock'));
  expect(store.getState().rockPaperScissors).toMatchObject({ phase: 'shuffling', challenge: null });
});
