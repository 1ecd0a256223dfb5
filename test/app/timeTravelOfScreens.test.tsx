/** @jest-environment jsdom */
// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsDoor';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen, within } from '@testing-library/react';
import {
  certificates,
  labels as classUi,
  teachers,
  verdict,
} from '../../src/games/guess-the-teacher/content';
import type { GuessTheTeacherState } from '../../src/games/guess-the-teacher/slice';
import { classStarted, guessTheTeacherSlice } from '../../src/games/guess-the-teacher/slice';
import { grades, questionAt, questions, labels as quizUi } from '../../src/games/quiz/content';
import type { Question } from '../../src/games/quiz/rules';
import { isRight, LETTERS } from '../../src/games/quiz/rules';
import type { QuizState } from '../../src/games/quiz/slice';
import { quizSlice } from '../../src/games/quiz/slice';
import { hands, labels as handsUi, reasons } from '../../src/games/rock-paper-scissors/content';
import type { RockPaperScissorsState } from '../../src/games/rock-paper-scissors/slice';
import { rockPaperScissorsSlice } from '../../src/games/rock-paper-scissors/slice';
import { tasks, labels as tasksUi } from '../../src/games/truth-or-dare/content';
import type { TruthOrDareState } from '../../src/games/truth-or-dare/slice';
import { truthOrDareSlice } from '../../src/games/truth-or-dare/slice';
import { scoreResetAsked, uiSlice } from '../../src/layout/uiSlice';
import type { AppStore, RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsDoor';
import { figures } from '../support/figures';
import { renderOnClock } from '../support/renderOnClock';

const TASKS_PATH = '/school-games/truth-or-dare';
const HANDS_PATH = '/school-games/rockpaperscissors';
const CLASS_PATH = '/school-games/guess-the-teacher';
const QUIZ_PATH = '/school-games/quizgame';

type Visit = Awaited<ReturnType<typeof renderOnClock>>;

/** The whole site at a path, in the middle of a game; the sound is on. */
const openIn = (path: string, game: Partial<RootState>): Promise<Visit> =>
  renderOnClock(path, {
    preloadedState: { ui: { ...uiSlice.getInitialState(), soundOn: true }, ...game },
  });

const actionsOf = (store: AppStore) =>
  Object.values(liftedStoreOf(store).getState().actionsById).map(({ action }) => action.type);

/** Whatever was shown: no clock runs, nothing was asked of the world, the log has nothing new. */
async function expectAtRest({ store, env, pass }: Visit, ...told: string[]) {
  const html = document.body.innerHTML;
  expect(jest.getTimerCount()).toBe(0);
  await pass(3000);
  expect(actionsOf(store)).toEqual(['@@INIT', 'ui/pageOpened', ...told]);
  expect(env.random).not.toHaveBeenCalled();
  expect(env.timeOfDay).not.toHaveBeenCalled();
  expect(env.play).not.toHaveBeenCalled();
  expect(env.throwConfetti).not.toHaveBeenCalled();
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
    const visit = await openIn(TASKS_PATH, { truthOrDare: state });
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
    const visit = await openIn(HANDS_PATH, { rockPaperScissors: state });
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

/** The buttons of the page but for those of the score, each with what it says of itself. */
const buttonsOf = (main: HTMLElement) =>
  within(main)
    .getAllByRole('button')
    .filter(({ textContent }) => textContent !== 'Reset score')
    .map((button) => {
      const isPressed = button.getAttribute('aria-pressed') === 'true';
      const isAsleep = button.getAttribute('aria-disabled') === 'true';
      return `${button.textContent}${isPressed ? ', pressed' : ''}${isAsleep ? ', asleep' : ''}`;
    });

describe('Guess the Teacher shows its state and starts nothing', () => {
  const before = { round: 2, teacherType: 'pe', score: 10, bestScore: 35 } as const;
  const names = Object.values(teachers).map(({ name }) => name);

  type Shown = { status?: string; hint?: string; picture: string; buttons: string[] };
  const phases: [string, Partial<GuessTheTeacherState>, Shown][] = [
    [
      'guessing',
      { phase: 'guessing' },
      { picture: 'unknown', buttons: [...names, 'Hint (-5 points)'] },
    ],
    [
      'guessing, with a hint',
      { phase: 'guessing', hint: 1, hintUsed: true, hintsUsed: 1 },
      {
        hint: `${classUi.hintLabel} ${teachers.pe.hints[1]}`,
        picture: 'unknown',
        buttons: [...names, 'Hint (-5 points), asleep'],
      },
    ],
    [
      'guessed right, after a hint',
      { phase: 'guessed', hint: 1, hintUsed: true, hintsUsed: 1, guess: 'pe' },
      {
        status: `${verdict(true, 'PE Teacher', 5)} ${teachers.pe.right}`,
        picture: 'pe',
        buttons: [...names.with(2, 'PE Teacher, pressed'), 'Next Round'],
      },
    ],
    [
      'guessed wrong, in the last round',
      { phase: 'guessed', round: 5, guess: 'math' },
      {
        status: `${verdict(false, 'PE Teacher', 0)} ${teachers.pe.wrong}`,
        picture: 'pe',
        buttons: [...names.with(0, 'Math Teacher, pressed'), 'See Certificate'],
      },
    ],
  ];

  test.each(phases)('%s', async (_phase, some, shown) => {
    const state = { ...guessTheTeacherSlice.getInitialState(), ...before, ...some };
    const visit = await openIn(CLASS_PATH, { guessTheTeacher: state });
    const main = screen.getByRole('main');
    const card = screen.getByRole('region', { name: 'Teacher card' });
    expect(screen.getByText(`Round ${state.round} of 5`)).toBeVisible();
    expect(screen.getByText('Score: 10')).toBeVisible();
    expect(card.textContent).toBe(`“${teachers.pe.catchphrase}”${teachers.pe.quirks.join('')}`);
    expect(card.querySelector('use')?.getAttribute('href')).toMatch(`#${shown.picture}`);
    expect(screen.getByRole('status').textContent).toBe(shown.status ?? '');
    expect(screen.queryByText(classUi.hintLabel)?.parentElement?.textContent).toBe(shown.hint);
    expect(buttonsOf(main)).toEqual(shown.buttons);
    expect(within(main).getByRole('definition').textContent).toBe('35 / 50');
    expect(visit.store.getState().guessTheTeacher).toBe(state);
    await expectAtRest(visit);
  });

  test('ended', async () => {
    const ended = { phase: 'ended', round: 5, score: 30, hintsUsed: 2 } as const;
    const state = { ...guessTheTeacherSlice.getInitialState(), ...before, ...ended };
    const visit = await openIn(CLASS_PATH, { guessTheTeacher: state });
    const { title, citation } = certificates.vip;
    expect(screen.getByRole('article', { name: title })).toHaveTextContent(citation);
    for (const figure of ['Final Score: 30 / 50', 'Hints used: 2', 'Best score: 35 / 50']) {
      expect(screen.getByText(figure)).toBeVisible();
    }
    expect(screen.queryByRole('region', { name: 'Teacher card' })).not.toBeInTheDocument();
    expect(buttonsOf(screen.getByRole('main'))).toEqual([classUi.again, 'Print']);
    expect(visit.store.getState().guessTheTeacher).toBe(state);
    await expectAtRest(visit);
  });

  test('the moment before the first teacher came: jumped to, it stays empty', async () => {
    const { store, env, pass, user } = await renderOnClock(CLASS_PATH, { draws: [0.5] });
    const lifted = liftedStoreOf(store);
    act(() => {
      lifted.dispatch(ActionCreators.jumpToState(1));
    });
    await pass(3000);
    expect(screen.getByRole('heading', { name: classUi.arriving })).toBeVisible();
    for (const { name } of Object.values(teachers)) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    await user.click(screen.getByRole('button', { name: 'Hint (-5 points)' }));
    // The teacher who came in on entry, and nobody since.
    expect(env.random).toHaveBeenCalledTimes(1);
    expect(lifted.getState().nextActionId).toBe(3);

    act(() => {
      lifted.dispatch(ActionCreators.jumpToState(2));
    });
    expect(screen.getByRole('heading', { name: `“${teachers.pe.catchphrase}”` })).toBeVisible();
  });
});

describe('the Quiz Game shows its state and starts nothing', () => {
  const before = { name: ' Zubaida ', bestScore: 4 };
  const sheet = ({ options }: Question) => options.map((option, i) => `${LETTERS[i]} ${option} `);
  const [one, two, , , five] = questions as [Question, Question, Question, Question, Question];
  const { rightVerdicts, wrongVerdicts } = quizUi;

  /** Picks, one question after the other. */
  const answered = (...picks: number[]) =>
    picks.map((option, index) => ({ option, isRight: isRight(questionAt(index), option) }));

  type Shown = { progress: string; question: string; status: string; buttons: string[] };
  const phases: [string, Partial<QuizState>, Shown][] = [
    [
      'a question',
      { phase: 'question', questionIndex: 1, answers: answered(2), score: 1 },
      {
        progress: 'Question 2 of 5',
        question: two.text,
        status: '',
        buttons: [...sheet(two), 'Next, asleep'],
      },
    ],
    [
      'a question that was answered right',
      { phase: 'question', selectedOption: 2, answers: answered(2), score: 1 },
      {
        progress: 'Question 1 of 5',
        question: one.text,
        status: `${rightVerdicts[0]} Sahi jawab: ${one.answer}. ${one.remark}`,
        buttons: [...sheet(one).with(2, `C ${one.answer} Sahi jawab, pressed`), 'Next'],
      },
    ],
    [
      'the last question, answered wrong',
      { phase: 'question', questionIndex: 4, selectedOption: 3, answers: answered(2, 0, 3, 0, 3) },
      {
        progress: 'Question 5 of 5',
        question: five.text,
        status: `${wrongVerdicts[0]} Sahi jawab: ${five.answer}. ${five.remark}`,
        buttons: [
          ...sheet(five)
            .with(1, `B ${five.answer} Sahi jawab`)
            .with(3, `D ${five.options[3]} Tumhara jawab, pressed`),
          'Finish',
        ],
      },
    ],
  ];

  const visitIn = (state: QuizState) => openIn(QUIZ_PATH, { quiz: state });
  const best = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  test.each(phases)('%s', async (_phase, some, shown) => {
    const state = { ...quizSlice.getInitialState(), ...before, ...some };
    const visit = await visitIn(state);
    expect(screen.getByText(shown.progress)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: shown.question })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe(shown.status);
    expect(buttonsOf(screen.getByRole('main'))).toEqual(shown.buttons);
    expect(best()).toEqual(['4 / 5', '80%']);
    expect(visit.store.getState().quiz).toBe(state);
    await expectAtRest(visit);
  });

  test('the name that is being typed', async () => {
    const state = { ...quizSlice.getInitialState(), ...before };
    const visit = await visitIn(state);
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue(' Zubaida ');
    expect(buttonsOf(screen.getByRole('main'))).toEqual(['Start Quiz']);
    expect(best()).toEqual(['4 / 5', '80%']);
    expect(visit.store.getState().quiz).toBe(state);
    await expectAtRest(visit);
  });

  test('the report card', async () => {
    const answers = answered(2, 1, 3, 0, 0);
    const finished = { phase: 'reportCard', questionIndex: 4, answers, score: 3 } as const;
    const state = { ...quizSlice.getInitialState(), ...before, ...finished };
    const visit = await visitIn(state);
    const card = screen.getByRole('article', { name: 'Report Card' });
    const marks = within(card).getAllByRole('cell');
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      ...['1 / 1', '0 / 1', '1 / 1', '1 / 1', '0 / 1'],
      ...['3 / 5', '60%'],
    ]);
    expect(within(card).getByText('Zubaida')).toBeVisible();
    expect(within(card).getByText(grades.clown.text)).toBeVisible();
    const review = screen.getByRole('list', { name: quizUi.answerSheet });
    const entries = within(review).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      answers.map(({ option }, index) =>
        expect.stringContaining(`${LETTERS[option]}. ${questionAt(index).options[option]}`),
      ),
    );
    expect(buttonsOf(screen.getByRole('main'))).toEqual(['Retry', 'Print']);
    expect(visit.store.getState().quiz).toBe(state);
    expect(visit.env.reload).not.toHaveBeenCalled();
    await expectAtRest(visit);
  });
});

describe('the question whether to forget the score is state too', () => {
  test.each([
    ['Truth or Dare', TASKS_PATH, 'truthOrDare'],
    ['Rock Paper Scissors', HANDS_PATH, 'rockPaperScissors'],
    ['Guess the Teacher', CLASS_PATH, 'guessTheTeacher'],
    ['the Quiz Game', QUIZ_PATH, 'quiz'],
  ] as const)('in %s', async (_game, path, game) => {
    // In an empty classroom somebody would come in.
    const guessTheTeacher = guessTheTeacherSlice.reducer(undefined, classStarted('math'));
    const visit = await openIn(path, { guessTheTeacher });
    act(() => void visit.store.dispatch(scoreResetAsked(game)));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await expectAtRest(visit, 'ui/scoreResetAsked');
  });
});
