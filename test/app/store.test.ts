import { makeStore } from '../../src/app/store';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import { firstNameTyped, selectFirstName } from '../../src/games/love-calculator/slice';
import * as quiz from '../../src/games/quiz/slice';
import { gameLeft, roundStarted } from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';
import { colorSchemeChosen, menuToggled, selectOpenMenu } from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import { guess, playRound, revealHint, spin } from '../support/turns';

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const aStore = () => {
  const env = scriptedEnv();
  return { env, store: makeStore({ env }) };
};

/** The second round of a class, with its hint, and the second question of a quiz, answered. */
function openClassAndQuiz(store: AppStore) {
  store.dispatch(teachers.classStarted('pe'));
  guess(store);
  store.dispatch(teachers.nextTeacherCame('history'));
  store.dispatch(revealHint(1));
  store.dispatch(quiz.nameTyped('Zubaida'));
  store.dispatch(quiz.quizStarted());
  store.dispatch(quiz.optionPicked({ questionIndex: 0, option: 0, isRight: true }));
  store.dispatch(quiz.nextQuestionOpened());
  store.dispatch(quiz.optionPicked({ questionIndex: 1, option: 3, isRight: false }));
}

describe('two stores', () => {
  test('share no state', () => {
    const [one, other] = [aStore(), aStore()];
    one.store.dispatch(firstNameTyped('Raju'));
    expect(selectFirstName(one.store.getState())).toBe('Raju');
    expect(selectFirstName(other.store.getState())).toBe('');
  });

  test('share no listener: each writes into its own world, once', () => {
    const [one, other] = [aStore(), aStore()];
    const written = jest.spyOn(one.env.localStore, 'set');
    one.store.dispatch(colorSchemeChosen('dark'));
    expect(written.mock.calls).toEqual([['bbh_color_scheme', 'dark']]);
    expect(other.env.localStore.entries).toEqual({});

    other.store.dispatch(colorSchemeChosen('light'));
    expect(one.env.localStore.entries).toEqual({ bbh_color_scheme: 'dark' });
    expect(other.env.localStore.entries).toEqual({ bbh_color_scheme: 'light' });
  });
});

test('a thunk is handed the world of its store', () => {
  const { env, store } = aStore();
  const handed = store.dispatch((_dispatch, _getState, extra) => extra);
  expect(handed).toBe(env);
});

test('a store starts from the state it is given, the rest as it is at first', () => {
  const { ui } = aStore().store.getState();
  const store = makeStore({
    env: scriptedEnv(),
    preloadedState: { ui: { ...ui, openMenu: 'more' } },
  });
  expect(selectOpenMenu(store.getState())).toBe('more');
  expect(selectFirstName(store.getState())).toBe('');
});

test('the state is plain JSON', () => {
  const { store } = aStore();
  store.dispatch(menuToggled('more'));
  const state = store.getState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('there is one key per slice, by the names of the contract', () => {
  const { ui, loveCalculator, truthOrDare, rockPaperScissors, guessTheTeacher, quiz, ...rest } =
    aStore().store.getState();
  expect(rest).toEqual({
    feedback: { draft: { name: '', email: '', message: '' }, status: 'idle', notice: null },
  });
  expect(ui).toMatchObject({
    openMenu: null,
    mobileMenuOpen: false,
    announcementDismissed: false,
    alert: null,
  });
  expect(loveCalculator).toEqual({
    firstName: '',
    secondName: '',
    mode: 'love',
    result: null,
    steps: [],
  });
  expect(truthOrDare).toMatchObject({
    phase: 'idle',
    difficulty: 'easy',
    currentType: null,
    countdown: 0,
    tasksCompleted: 0,
    streak: 0,
    bestStreak: 0,
  });
  expect(rockPaperScissors).toMatchObject({
    phase: 'idle',
    playerChoice: null,
    computerChoice: null,
    result: null,
    tally: { playerWins: 0, computerWins: 0, ties: 0 },
    history: [],
    streak: 0,
    bestStreak: 0,
  });
  expect(guessTheTeacher).toMatchObject({
    phase: 'idle',
    round: 1,
    teacherType: null,
    hintUsed: false,
    hintsUsed: 0,
    score: 0,
    bestScore: 0,
  });
  expect(quiz).toMatchObject({
    phase: 'nameEntry',
    name: '',
    questionIndex: 0,
    selectedOption: null,
    score: 0,
  });
});

test('a task that is open, and a round that is played, bear the names of the contract', () => {
  jest.useFakeTimers();
  const { store } = aStore();
  store.dispatch(tasks.difficultyChosen('hard'));
  spin(store);
  playRound(store, 'paper', 'scissors', '9:05 am');
  const { truthOrDare, rockPaperScissors } = store.getState();
  expect(truthOrDare).toMatchObject({ difficulty: 'hard', currentType: 'Dare', countdown: 60 });
  const round = {
    playerChoice: 'paper',
    computerChoice: 'scissors',
    result: 'Computer wins!',
  };
  expect(rockPaperScissors).toMatchObject({
    ...round,
    tally: { playerWins: 0, computerWins: 1, ties: 0 },
    history: [{ ...round, timestamp: '9:05 am' }],
  });
});

test('a class and a quiz that are on bear the names of the contract', () => {
  const { store } = aStore();
  openClassAndQuiz(store);
  const { guessTheTeacher, quiz } = store.getState();
  expect(guessTheTeacher).toMatchObject({
    round: 2,
    teacherType: 'history',
    hintUsed: true,
    hintsUsed: 1,
    score: 10,
    bestScore: 0,
  });
  expect(quiz).toMatchObject({ name: 'Zubaida', questionIndex: 1, selectedOption: 3, score: 1 });
});

test('the state is plain JSON in the middle of a game, too', () => {
  jest.useFakeTimers();
  const { store } = aStore();
  spin(store);
  playRound(store);
  store.dispatch(roundStarted('rock'));
  openClassAndQuiz(store);
  const state = store.getState();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('two stores share no clock: what ends a round in one leaves the other its time', async () => {
  jest.useFakeTimers();
  const [one, other] = [aStore(), aStore()];
  for (const { env, store } of [one, other]) {
    env.now.mockImplementation(() => Date.now());
    env.random.mockImplementation(() => 0.5);
    store.dispatch(roundStarted('rock'));
  }
  one.store.dispatch(gameLeft());
  await jest.advanceTimersByTimeAsync(2000);
  expect(one.store.getState().rockPaperScissors.phase).toBe('idle');
  expect(one.env.random).not.toHaveBeenCalled();
  expect(other.store.getState().rockPaperScissors).toMatchObject({
    phase: 'settled',
    computerChoice: 'paper',
    history: [{ timestamp: '10:42 am' }],
  });
});
