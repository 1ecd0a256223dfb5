import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../src/app/store';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/slice';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../src/games/love-calculator/thunks';
import * as quiz from '../../src/games/quiz/slice';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import * as truthOrDare from '../../src/games/truth-or-dare/slice';
import { soundSwitched } from '../../src/layout/uiSlice';
import type { AppStore, AppThunk } from '../../src/state/types';
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

type Play = (store: AppStore) => void;

/** A store, and a function that returns the sounds and confetti of a play, in order. */
function setUp({ isSoundOn = true } = {}) {
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
  const cuesOf = (play: Play) => {
    cues = [];
    play(store);
    return cues;
  };
  return { store, cuesOf };
}

const dispatching =
  (...actions: (UnknownAction | AppThunk<unknown>)[]): Play =>
  ({ dispatch }) => {
    for (const action of actions) dispatch(action as UnknownAction);
  };

const inOrder =
  (...plays: Play[]): Play =>
  (store) => {
    for (const play of plays) play(store);
  };

const nothing = dispatching();
const typeNames = dispatching(firstNameTyped('Raju'), secondNameTyped('Rani'));
const calculateResult = inOrder(typeNames, dispatching(calculate()));

const letTimeRunOut: Play = (store) => {
  const round = truthOrDare.selectRound(store.getState());
  store.dispatch(truthOrDare.secondPassed({ round, left: 10 }));
  store.dispatch(truthOrDare.secondPassed({ round, left: 0 }));
};

const startQuiz = dispatching(quiz.nameTyped('Raju'), quiz.quizStarted());

const pick =
  (isRight: boolean): Play =>
  (store) => {
    const questionIndex = quiz.selectQuestionIndex(store.getState());
    store.dispatch(quiz.optionPicked({ questionIndex, option: 1, isRight }));
  };

/** A quiz, of which the first `right` answers are right, up to the last answer. */
const answerAll = (right: number): Play =>
  inOrder(
    startQuiz,
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      pick(index < right),
      dispatching(quiz.nextQuestionOpened()),
    ]),
  );

const startClass = dispatching(guessTheTeacher.classStarted('math'));
const startRound = dispatching(rockPaperScissors.roundStarted('rock'));

const STAMP = 'stamp after 350 ms';

const cases: [what: string, before: Play, play: Play, cues: string[]][] = [
  ['a result of the Love Calculator', typeNames, dispatching(calculate()), [STAMP]],
  ['typing names', nothing, typeNames, []],
  ['calculating the same names again', calculateResult, dispatching(calculate()), [STAMP]],
  ['the other mode with a result', calculateResult, dispatching(chooseMode('hate')), [STAMP]],
  ['the other mode without a result', typeNames, dispatching(chooseMode('hate')), []],
  ['calculating without names', nothing, dispatching(calculate()), []],
  ['a spin', nothing, dispatching(truthOrDare.spinStarted()), []],
  ['a dealt task', nothing, spin, [STAMP]],
  ['the end of a countdown', spin, letTimeRunOut, ['bell']],
  ['the first completed task', spin, dispatching(truthOrDare.taskCompleted()), [STAMP, 'confetti']],
  [
    'a completed task below the best streak',
    inOrder(completeTask, failTask, spin),
    dispatching(truthOrDare.taskCompleted()),
    [STAMP],
  ],
  ['a failed task', spin, dispatching(truthOrDare.taskFailed()), [STAMP]],
  ['leaving Truth or Dare with an open task', spin, dispatching(truthOrDare.gameLeft()), []],
  ['a hand', nothing, startRound, ['chalk']],
  [
    'a second hand during a round, and a shuffled hand of the computer',
    startRound,
    dispatching(
      rockPaperScissors.roundStarted('paper'),
      rockPaperScissors.computerHandShuffled({ round: 1, hand: 'paper' }),
    ),
    [],
  ],
  ['the first won round', nothing, playRound, ['chalk', 'stamp', 'confetti']],
  ['a lost round', playRound, (store) => playRound(store, 'rock', 'paper'), ['chalk', 'stamp']],
  ['a tie', playRound, (store) => playRound(store, 'rock', 'rock'), ['chalk', 'stamp']],
  [
    'leaving Rock Paper Scissors during a round',
    startRound,
    dispatching(rockPaperScissors.gameLeft()),
    [],
  ],
  ['an answer, and an ignored second one', startQuiz, inOrder(pick(true), pick(false)), ['chalk']],
  ['the first report card', answerAll(1), dispatching(quiz.quizFinished()), ['stamp', 'confetti']],
  ['a report card without a mark', answerAll(0), dispatching(quiz.quizFinished()), ['stamp']],
  [
    'a report card that is not the best',
    inOrder(dispatching(quiz.scoresRestored({ bestScore: 3 })), answerAll(3)),
    dispatching(quiz.quizFinished()),
    ['stamp'],
  ],
  [
    'a guess, and an ignored second one',
    startClass,
    inOrder(guess, (store) => guess(store, false)),
    ['chalk'],
  ],
  ['a hint', startClass, dispatching(revealHint(0)), []],
  ['a whole class', nothing, takeClass, [...Array(5).fill('chalk'), 'stamp', 'confetti']],
  [
    'a class that is not the best',
    dispatching(guessTheTeacher.scoresRestored({ bestScore: 50 })),
    takeClass,
    [...Array(5).fill('chalk'), 'stamp'],
  ],
  [
    'scores from another tab, and a reset',
    nothing,
    dispatching(
      truthOrDare.scoresRestored({
        difficulty: 'easy',
        tasksCompleted: 9,
        streak: 9,
        bestStreak: 9,
      }),
      quiz.scoresRestored({ bestScore: 5 }),
      guessTheTeacher.scoresRestored({ bestScore: 50 }),
      truthOrDare.scoresReset(),
    ),
    [],
  ],
];

test.each(cases)('%s', (_what, before, play, cues) => {
  const { store, cuesOf } = setUp();
  before(store);
  expect(cuesOf(play)).toEqual(cues);
});

test('with sound off there is confetti, but no sound', () => {
  const { cuesOf } = setUp({ isSoundOn: false });
  expect(cuesOf(playRound)).toEqual(['confetti']);
  expect(cuesOf(inOrder(spin, letTimeRunOut))).toEqual([]);
});

test('switching the sound off during a game silences what follows', () => {
  const { store, cuesOf } = setUp();
  spin(store);
  store.dispatch(soundSwitched(false));
  expect(cuesOf(letTimeRunOut)).toEqual([]);
});
