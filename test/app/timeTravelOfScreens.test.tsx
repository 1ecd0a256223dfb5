/** @jest-environment jsdom */
// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsDoor';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { RootState } from '../../src/app/types';
import { hands, ui as handsUi, reasons } from '../../src/games/rock-paper-scissors/content';
import type { RockPaperScissorsState } from '../../src/games/rock-paper-scissors/slice';
import { rockPaperScissorsSlice } from '../../src/games/rock-paper-scissors/slice';
import { tasks, ui as tasksUi } from '../../src/games/truth-or-dare/content';
import type { TruthOrDareState } from '../../src/games/truth-or-dare/slice';
import { truthOrDareSlice } from '../../src/games/truth-or-dare/slice';
import { uiSlice } from '../../src/site/uiSlice';
import { liftedStoreOf } from '../support/devToolsDoor';
import { figures } from '../support/figures';
import { renderOnClock } from '../support/renderOnClock';

const TASKS_PATH = '/school-games/truth-or-dare';
const HANDS_PATH = '/school-games/rockpaperscissors';

type Visit = Awaited<ReturnType<typeof renderOnClock>>;

/** Whatever was shown: no clock runs, nothing was asked of the world, the log has nothing new. */
async function expectAtRest({ store, env, pass }: Visit) {
  const html = document.body.innerHTML;
  expect(jest.getTimerCount()).toBe(0);
  await pass(3000);
  expect(liftedStoreOf(store).getState().nextActionId).toBe(1);
  expect(env.random).not.toHaveBeenCalled();
  expect(env.timeOfDay).not.toHaveBeenCalled();
  expect(env.localStore.entries).toEqual({});
  expect(document.body.innerHTML).toBe(html);
}

afterEach(() => jest.useRealTimers());

describe('Truth or Dare shows its state and starts nothing', () => {
  const answers = ['Completed', 'Failed'];
  const before = { round: 8, tasksCompleted: 6, streak: 2, bestStreak: 4 };
  const lastTask = { difficulty: 'medium', type: 'Dare', index: 3 } as const;
  const open = { ...before, lastTask, currentType: 'Dare' } as const;
  const text = tasks.medium.Dare[3] as string;

  type Shown = { task: string; seconds: string; ring: string | null; buttons: string[] };
  const idleRing = { seconds: '30', ring: null, buttons: [] };

  const phases: [string, Partial<TruthOrDareState>, Shown][] = [
    ['idle', { ...before, phase: 'idle' }, { ...idleRing, task: tasksUi.waiting }],
    ['spinning', { ...before, phase: 'spinning' }, { ...idleRing, task: tasksUi.spinning }],
    [
      'counting, on another level',
      { ...open, phase: 'counting', countdown: 18 },
      { task: `Dare${text}${answers.join('')}`, seconds: '18', ring: '18 45', buttons: answers },
    ],
    [
      'counting its last seconds',
      { ...open, phase: 'counting', countdown: 9 },
      {
        task: `Dare${text}${answers.join('')}${tasksUi.lastSeconds}`,
        seconds: '9',
        ring: '9 45',
        buttons: answers,
      },
    ],
    [
      'time up',
      { ...open, phase: 'timeUp', countdown: 0 },
      {
        task: `Dare${text}${answers.join('')}${tasksUi.timeUp}`,
        seconds: '0',
        ring: null,
        buttons: answers,
      },
    ],
    [
      'completed',
      { ...before, lastTask, phase: 'completed' },
      { ...idleRing, task: `Streak: 2${tasksUi.praise[8 % 3]}` },
    ],
    [
      'failed',
      { ...before, lastTask, streak: 0, phase: 'failed' },
      { ...idleRing, task: `Streak: 0${tasksUi.kind[8 % 3]}` },
    ],
  ];

  test.each(phases)('%s', async (_phase, some, shown) => {
    const state = { ...truthOrDareSlice.getInitialState(), ...some };
    const visit = await renderOnClock(TASKS_PATH, { preloadedState: { truthOrDare: state } });
    const task = screen.getByRole('region', { name: 'Task' });
    const timer = screen.getByRole('timer', { name: 'Countdown' });
    expect(task.textContent).toBe(shown.task);
    expect(timer.textContent).toBe(shown.seconds);
    const arc = timer.querySelector('circle[stroke-dasharray]');
    expect(arc?.getAttribute('stroke-dasharray') ?? null).toBe(shown.ring);
    const buttons = within(task).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(shown.buttons);
    expect(screen.getByRole('button', { name: 'Spin' })).toHaveAttribute(
      'aria-disabled',
      String(some.phase === 'spinning'),
    );
    expect(Object.values(figures())).toEqual([6, state.streak, 4]);
    expect(visit.store.getState().truthOrDare).toBe(state);
    await expectAtRest(visit);
  });
});

describe('Rock Paper Scissors shows its state and starts nothing', () => {
  const before = {
    round: 3,
    tally: { playerWins: 1, computerWins: 2, ties: 0 },
    streak: 0,
    bestStreak: 1,
  };
  const settled = {
    playerChoice: 'rock',
    computerChoice: 'paper',
    result: 'Computer wins!',
  } as const;
  const history = [{ ...settled, timestamp: '9:58 am' }];

  type Shown = { you: string; computer: string; status: string; words: string };
  const phases: [string, Partial<RockPaperScissorsState>, Shown][] = [
    ['idle', { phase: 'idle' }, { you: '', computer: '', status: '', words: handsUi.waiting }],
    [
      'shuffling, before the first hand',
      { phase: 'shuffling', playerChoice: 'rock' },
      { you: 'Rock', computer: '', status: '', words: handsUi.shuffling },
    ],
    [
      'shuffling',
      { phase: 'shuffling', playerChoice: 'rock', computerChoice: 'scissors' },
      { you: 'Rock', computer: '', status: '', words: handsUi.shuffling },
    ],
    [
      'settled',
      { phase: 'settled', ...settled },
      { you: 'Rock', computer: 'Paper', status: 'Computer wins!', words: reasons.paper },
    ],
  ];

  test.each(phases)('%s', async (_phase, some, shown) => {
    const state = { ...rockPaperScissorsSlice.getInitialState(), ...before, history, ...some };
    const visit = await renderOnClock(HANDS_PATH, { preloadedState: { rockPaperScissors: state } });
    const computer = screen.getByRole('region', { name: 'Computer' });
    expect(computer.textContent).toBe(`Computer${shown.computer}`);
    expect(computer.previousElementSibling?.textContent).toBe(`You${shown.you}`);
    expect(screen.getByRole('status').textContent).toBe(shown.status);
    expect(screen.getByText(shown.words)).toBeVisible();
    const drawn = hands[some.computerChoice ?? 'rock'].name;
    expect(computer.querySelector('svg > g')?.innerHTML).toBe(
      screen.getByRole('button', { name: drawn }).querySelector('svg > g')?.innerHTML,
    );
    expect(Object.values(figures())).toEqual([1, 2, 0, 0, 1]);
    const rounds = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(rounds.map(({ textContent }) => textContent)).toEqual([
      'Rock vs Paper 9:58 am Computer wins!',
    ]);
    expect(visit.store.getState().rockPaperScissors).toBe(state);
    await expectAtRest(visit);
  });
});

describe('the question whether to forget the score is state too', () => {
  test.each([
    ['Truth or Dare', TASKS_PATH, 'truthOrDare'],
    ['Rock Paper Scissors', HANDS_PATH, 'rockPaperScissors'],
  ] as const)('in %s', async (_game, path, game) => {
    const ui = { ...uiSlice.getInitialState(), scoreResetAsked: game };
    const visit = await renderOnClock(path, { preloadedState: { ui } });
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await expectAtRest(visit);
  });
});

describe('a whole visit, travelled through in DevTools', () => {
  /** A failure, a task done on another level, a score that is nearly forgotten. */
  async function playTasks({ user, pass }: Visit) {
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Spin');
    await pass(4000);
    await press('Failed');
    await user.click(screen.getByRole('radio', { name: 'Medium' }));
    await press('Spin');
    await pass(4000);
    await press('Completed');
    await press('Reset score');
    await press('Cancel');
    await pass(100);
  }

  /** A round won. */
  async function playHands({ user, pass }: Visit) {
    await user.click(screen.getByRole('button', { name: 'Rock' }));
    await pass(2100);
  }

  /** What a visitor meets: the page, and which of its radios is chosen. */
  const shown = () => ({
    html: document.body.innerHTML.replaceAll(' checked=""', ''),
    chosen: screen
      .queryAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map((radio) => radio.parentElement?.textContent),
  });

  /** What the world was asked for and told so far. */
  const dealingsWith = ({ random, timeOfDay, now, localStore }: Visit['env']) => [
    ...[random, timeOfDay, now].map(({ mock }) => mock.calls.length),
    { ...localStore.entries },
  ];

  test.each([
    ['Truth or Dare', TASKS_PATH, [0.1, 0.5, 0.9, 0.9], playTasks, 13],
    ['Rock Paper Scissors', HANDS_PATH, [0.9], playHands, 5],
  ])('%s shows every moment again, and lets it stand', async (...row) => {
    const [_game, path, draws, play, differentViews] = row;
    const visit = await renderOnClock(path, { draws: [...draws] });
    const { store, pass, env } = visit;
    await play(visit);
    const lifted = liftedStoreOf(store);
    const { nextActionId, computedStates } = lifted.getState();
    const dealings = dealingsWith(env);

    const moments: { state: RootState; view: ReturnType<typeof shown> }[] = [];
    for (let index = nextActionId - 1; index >= 0; index -= 1) {
      act(() => {
        lifted.dispatch(ActionCreators.jumpToState(index));
      });
      expect(store.getState()).toEqual(computedStates[index]?.state);
      expect(jest.getTimerCount()).toBe(0);
      moments.push({ state: store.getState(), view: shown() });
    }
    await pass(3000);
    expect(shown()).toEqual(moments.at(-1)?.view);
    expect(lifted.getState().nextActionId).toBe(nextActionId);
    expect(dealingsWith(env)).toEqual(dealings);
    cleanup();

    expect(new Set(moments.map(({ view }) => view.html)).size).toBe(differentViews);
    for (const { state, view } of moments) {
      await renderOnClock(path, { preloadedState: state });
      expect(shown()).toEqual(view);
      cleanup();
    }
  });
});
