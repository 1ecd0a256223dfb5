import { makeStore } from '../../src/app/store';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import * as love from '../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../src/games/love-calculator/thunks';
import * as quiz from '../../src/games/quiz/slice';
import { nameTyped, quizFinished, quizStarted } from '../../src/games/quiz/slice';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';
import { soundSwitched } from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  completeTask,
  failTask,
  guess,
  playRound,
  revealHint,
  spin,
  takeClass,
} from '../support/turns';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** A visit with sound, or without, and what is heard and thrown in it from a moment on, in order. */
function aVisit({ isSoundOn = true } = {}) {
  const env = scriptedEnv();
  const store = makeStore({ env });
  store.dispatch(soundSwitched(isSoundOn));
  let cues: string[] = [];
  env.play.mockImplementation((sound: string, after = 0) => {
    cues.push(after ? `${sound} after ${after} ms` : sound);
  });
  env.throwConfetti.mockImplementation(() => {
    cues.push('confetti');
  });
  const cuesOf = (play: (store: AppStore) => void) => {
    cues = [];
    play(store);
    return cues;
  };
  return { store, cuesOf };
}

const write = ({ dispatch }: AppStore) => {
  dispatch(love.firstNameTyped('Raju'));
  dispatch(love.secondNameTyped('Rani'));
};

const timeUp = (store: AppStore) => {
  spin(store);
  const round = tasks.selectRound(store.getState());
  store.dispatch(tasks.secondPassed({ round, left: 10 }));
  store.dispatch(tasks.secondPassed({ round, left: 0 }));
};

const pick = (isRight: boolean) => (store: AppStore) => {
  const questionIndex = quiz.selectQuestionIndex(store.getState());
  store.dispatch(quiz.optionPicked({ questionIndex, option: 1, isRight }));
};

/** A quiz with that many right picks, up to the last question, which is picked. */
const takeQuestions = (right: number) => (store: AppStore) => {
  store.dispatch(nameTyped('Raju'));
  store.dispatch(quizStarted());
  for (let index = 0; index < 5; index += 1) {
    pick(index < right)(store);
    store.dispatch(quiz.nextQuestionOpened());
  }
};

const STAMP = 'stamp after 350 ms';

type Case = [
  what: string,
  before: (store: AppStore) => void,
  play: (store: AppStore) => void,
  heard: string[],
];
const nothing = () => undefined;

const cases: Case[] = [
  ['a result of the Love Calculator', write, ({ dispatch }) => void dispatch(calculate()), [STAMP]],
  ['names being typed', nothing, write, []],
  [
    'the same names once more',
    (store) => {
      write(store);
      store.dispatch(calculate());
    },
    ({ dispatch }) => void dispatch(calculate()),
    [STAMP],
  ],
  [
    'a result in the other mode',
    (store) => {
      write(store);
      store.dispatch(calculate());
    },
    ({ dispatch }) => dispatch(chooseMode('hate')),
    [STAMP],
  ],
  ['the other mode without a result', write, ({ dispatch }) => dispatch(chooseMode('hate')), []],
  ['names without a second one', nothing, ({ dispatch }) => void dispatch(calculate()), []],
  ['a spin', nothing, ({ dispatch }) => void dispatch(tasks.spinStarted()), []],
  ['a task that is dealt', nothing, spin, [STAMP]],
  ['the end of a countdown', nothing, timeUp, [STAMP, 'bell']],
  [
    'the first task done',
    spin,
    ({ dispatch }) => void dispatch(tasks.taskCompleted()),
    [STAMP, 'confetti'],
  ],
  [
    'a task done below the best streak',
    (store) => {
      completeTask(store);
      failTask(store);
      spin(store);
    },
    ({ dispatch }) => void dispatch(tasks.taskCompleted()),
    [STAMP],
  ],
  ['a task failed', spin, ({ dispatch }) => void dispatch(tasks.taskFailed()), [STAMP]],
  ['a game that is left with a task', spin, ({ dispatch }) => void dispatch(tasks.gameLeft()), []],
  ['a hand', nothing, ({ dispatch }) => void dispatch(hands.roundStarted('rock')), ['chalk']],
  [
    'a second hand in a round, and a hand that is shown in passing',
    ({ dispatch }) => void dispatch(hands.roundStarted('rock')),
    ({ dispatch }) => {
      dispatch(hands.roundStarted('paper'));
      dispatch(hands.computerHandShuffled({ round: 1, hand: 'paper' }));
    },
    [],
  ],
  ['a round that is won', nothing, playRound, ['chalk', 'stamp', 'confetti']],
  [
    'a round that is lost',
    playRound,
    (store) => playRound(store, 'rock', 'paper'),
    ['chalk', 'stamp'],
  ],
  ['a tie', playRound, (store) => playRound(store, 'rock', 'rock'), ['chalk', 'stamp']],
  [
    'a round that is left',
    ({ dispatch }) => void dispatch(hands.roundStarted('rock')),
    ({ dispatch }) => void dispatch(hands.gameLeft()),
    [],
  ],
  [
    'a pick, and a second one in its place',
    ({ dispatch }) => {
      dispatch(nameTyped('Raju'));
      dispatch(quizStarted());
    },
    (store) => {
      pick(true)(store);
      pick(false)(store);
    },
    ['chalk'],
  ],
  [
    'the first report card',
    takeQuestions(1),
    ({ dispatch }) => void dispatch(quizFinished()),
    ['stamp', 'confetti'],
  ],
  [
    'a report card without a mark',
    takeQuestions(0),
    ({ dispatch }) => void dispatch(quizFinished()),
    ['stamp'],
  ],
  [
    'a report card that is not the best',
    (store) => {
      store.dispatch(quiz.scoresRestored({ bestScore: 3 }));
      takeQuestions(3)(store);
    },
    ({ dispatch }) => void dispatch(quizFinished()),
    ['stamp'],
  ],
  [
    'a guess, and a second one in its place',
    ({ dispatch }) => void dispatch(teachers.classStarted('math')),
    (store) => {
      guess(store);
      guess(store, false);
    },
    ['chalk'],
  ],
  [
    'a hint',
    ({ dispatch }) => void dispatch(teachers.classStarted('math')),
    ({ dispatch }) => dispatch(revealHint(0)),
    [],
  ],
  ['a whole class', nothing, takeClass, [...Array(5).fill('chalk'), 'stamp', 'confetti']],
  [
    'a class that is not the best',
    ({ dispatch }) => void dispatch(teachers.scoresRestored({ bestScore: 50 })),
    takeClass,
    [...Array(5).fill('chalk'), 'stamp'],
  ],
  [
    'scores that another tab stored, and scores that are forgotten',
    nothing,
    ({ dispatch }) => {
      dispatch(
        tasks.scoresRestored({ difficulty: 'easy', tasksCompleted: 9, streak: 9, bestStreak: 9 }),
      );
      dispatch(quiz.scoresRestored({ bestScore: 5 }));
      dispatch(teachers.scoresRestored({ bestScore: 50 }));
      dispatch(tasks.scoresReset());
    },
    [],
  ],
];

test.each(cases)('%s', (_what, before, play, heard) => {
  const { store, cuesOf } = aVisit();
  before(store);
  expect(cuesOf(play)).toEqual(heard);
});

test('without sound a new best is seen, and nothing is heard', () => {
  const { cuesOf } = aVisit({ isSoundOn: false });
  expect(cuesOf(playRound)).toEqual(['confetti']);
  expect(cuesOf(timeUp)).toEqual([]);
});

test('switched off in the middle of a game, it is silent from the next step on', () => {
  const { store, cuesOf } = aVisit();
  spin(store);
  store.dispatch(soundSwitched(false));
  const round = tasks.selectRound(store.getState());
  expect(cuesOf(({ dispatch }) => void dispatch(tasks.secondPassed({ round, left: 0 })))).toEqual(
    [],
  );
});
