/** @jest-environment jsdom */
// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { reducer } from '../../src/app/reducer';
import { games } from '../../src/games';
import { labels, teachers } from '../../src/games/guess-the-teacher/content';
import { guessTheTeacher } from '../../src/games/guess-the-teacher/game';
import * as inClass from '../../src/games/guess-the-teacher/slice';
import { quiz } from '../../src/games/quiz/game';
import * as inQuiz from '../../src/games/quiz/slice';
import { rockPaperScissors } from '../../src/games/rock-paper-scissors/game';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import type { Game } from '../../src/games/shared/game';
import { truthOrDare } from '../../src/games/truth-or-dare/game';
import * as tasks from '../../src/games/truth-or-dare/slice';
import { scoreResetAsked, soundSwitched } from '../../src/layout/uiSlice';
import { liftedStoreOf } from '../support/devToolsExtension';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';

type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

/** The whole site at a path, after these events in another world; the sound is on. */
function openAfter(path: string, ...events: UnknownAction[]): Promise<Visit> {
  const preloadedState = [soundSwitched(true), ...events].reduce(
    reducer,
    reducer(undefined, { type: '@@first' }),
  );
  return renderWithFakeTimers(path, { preloadedState });
}

/** Whatever is shown: no timer runs, nothing was asked of the world, the log has nothing new. */
async function expectAtRest({ store, env, pass }: Visit, ...told: string[]) {
  const html = document.body.innerHTML;
  expect(jest.getTimerCount()).toBe(0);
  await pass(3000);
  const { actionsById } = liftedStoreOf(store).getState();
  const log = Object.values(actionsById).map(({ action }) => action.type);
  expect(log).toEqual(['@@INIT', 'ui/pageOpened', ...told]);
  for (const door of [env.random, env.timeOfDay, env.play, env.throwConfetti, env.reload]) {
    expect(door).not.toHaveBeenCalled();
  }
  expect(env.localStore.entries).toEqual({});
  expect(document.body.innerHTML).toBe(html);
}

afterEach(() => jest.useRealTimers());

const task = { difficulty: 'easy', type: 'Dare', index: 3 } as const;
const dealt = [tasks.spinStarted(), tasks.taskDealt({ round: 1, task })];
const shuffling = [
  hands.roundStarted('rock'),
  hands.computerHandShuffled({ round: 1, hand: 'paper' }),
];
const guessed = [
  inClass.classStarted('pe'),
  inClass.hintRevealed({ round: 1, hint: 1 }),
  inClass.teacherGuessed({ round: 1, guess: 'pe' }),
];
const others = (['math', 'pe', 'math', 'pe'] as const).flatMap((teacher, index) => [
  inClass.nextTeacherCame(teacher),
  inClass.teacherGuessed({ round: index + 2, guess: teacher }),
]);
const asked = [inQuiz.nameTyped('Bittu'), inQuiz.quizStarted()];
const answers = [0, 1, 2, 3, 4].flatMap((questionIndex) => [
  inQuiz.optionPicked({ questionIndex, option: 2, isRight: true }),
  inQuiz.nextQuestionOpened(),
]);

/** Every phase of every game in which something can be on. */
const phases: [phase: string, Game, UnknownAction[]][] = [
  ['spinning', truthOrDare, dealt.slice(0, 1)],
  ['counting', truthOrDare, dealt],
  ['timeUp', truthOrDare, [...dealt, tasks.secondPassed({ round: 1, left: 0 })]],
  ['completed', truthOrDare, [...dealt, tasks.taskCompleted()]],
  ['failed', truthOrDare, [...dealt, tasks.taskFailed()]],
  ['shuffling', rockPaperScissors, shuffling],
  [
    'settled',
    rockPaperScissors,
    [...shuffling, hands.roundSettled({ round: 1, computerChoice: 'rock', timestamp: '9:05 am' })],
  ],
  ['guessing', guessTheTeacher, guessed.slice(0, 2)],
  ['guessed', guessTheTeacher, guessed],
  ['ended', guessTheTeacher, [...guessed, ...others, inClass.classEnded()]],
  ['question', quiz, [...asked, ...answers.slice(0, 1)]],
  ['reportCard', quiz, [...asked, ...answers, inQuiz.quizFinished()]],
];

test.each(phases)('a screen that is opened in "%s" starts nothing', async (...row) => {
  const [phase, { path, slice }, events] = row;
  const visit = await openAfter(path, ...events);
  expect(slice.selectSlice(visit.store.getState())).toMatchObject({ phase });
  await expectAtRest(visit);
});

test('the moment before the first teacher came: jumped to, it stays empty', async () => {
  const { store, env, pass, user } = await renderWithFakeTimers(guessTheTeacher.path, {
    draws: [0.5],
  });
  const lifted = liftedStoreOf(store);
  act(() => void lifted.dispatch(ActionCreators.jumpToState(1)));
  await pass(3000);
  expect(screen.getByRole('heading', { name: labels.arriving })).toBeVisible();
  for (const { name } of Object.values(teachers)) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  await user.click(screen.getByRole('button', { name: 'Hint (-5 points)' }));
  // The teacher who came in on entry, and nobody since.
  expect(env.random).toHaveBeenCalledTimes(1);
  expect(lifted.getState().nextActionId).toBe(3);

  act(() => void lifted.dispatch(ActionCreators.jumpToState(2)));
  expect(screen.getByRole('heading', { name: `“${teachers.pe.catchphrase}”` })).toBeVisible();
});

const scored = games.filter((game: Game) => game.persisted);

test.each(scored)(
  'the question whether to forget the score of $folder is state too',
  async (...row) => {
    const [{ path, slice }] = row;
    // In an empty classroom somebody would come in.
    const visit = await openAfter(path, inClass.classStarted('math'));
    act(() => void visit.store.dispatch(scoreResetAsked(slice.name)));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await expectAtRest(visit, 'ui/scoreResetAsked');
  },
);
