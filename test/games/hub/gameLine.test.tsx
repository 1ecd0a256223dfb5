/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen } from '@testing-library/react';
import * as points from '../../../src/games/backbencher-test/slice';
import { calculate } from '../../../src/games/love-calculator/effects';
import * as love from '../../../src/games/love-calculator/slice';
import * as bottle from '../../../src/games/truth-or-dare/slice';
import type { AppStore } from '../../../src/state/types';
import { renderApp } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import * as udd from '../chidiya-udd/turns';
import { callTeacher, guess } from '../guess-the-teacher/turns';
import { MATCH_PATH, OVER_PATH } from '../hand-cricket/cricketScreen';
import * as cricket from '../hand-cricket/turns';
import * as quiz from '../quiz/turns';
import * as chits from '../raja-mantri-chor-sipahi/turns';
import { playRound } from '../rock-paper-scissors/turns';
import { failTask, spin } from '../truth-or-dare/turns';

const GAMES = '/school-games';

/** Each page of the hub, and a first turn; in some games one that leaves no score. */
const firstTurns: [path: string, play: (store: AppStore) => unknown][] = [
  [
    GAMES,
    ({ dispatch }) => {
      dispatch(love.firstNameTyped('Raju'));
      dispatch(love.secondNameTyped('Rani'));
      dispatch(calculate());
    },
  ],
  [
    `${GAMES}/truth-or-dare`,
    (store) => {
      spin(store);
      failTask(store);
      store.dispatch(bottle.gameLeft());
    },
  ],
  [`${GAMES}/rockpaperscissors`, (store) => playRound(store, 'rock', 'paper')],
  [
    `${GAMES}/guess-the-teacher`,
    (store) => {
      guess(store, false);
      const { teacherType } = store.getState().guessTheTeacher ?? {};
      store.dispatch(callTeacher(teacherType === 'pe' ? 'math' : 'pe'));
    },
  ],
  [`${GAMES}/quizgame`, (store) => quiz.takeQuiz(store)],
  [`${GAMES}/backbencher-test`, ({ dispatch }) => dispatch(points.pointTicked('proxy'))],
  [MATCH_PATH, cricket.startMatch],
  [OVER_PATH, (store) => cricket.playOver(store, 20_000, [1, 1])],
  [`${GAMES}/chidiya-udd`, udd.startGame],
  [`${GAMES}/raja-mantri-chor-sipahi`, (store) => chits.deal(store)],
];

const line = () => screen.queryByRole('link', { name: 'Kaise khelein' });

test.each(firstTurns)(
  'at %s, the rules take the place of the line with the first turn',
  async (path, play) => {
    const { store } = await renderApp(path, { env: scriptedEnv(Array(20).fill(0)) });
    expect(line()).toBeNull();
    await act(async () => void play(store));
    expect(document.getElementById('kaise-khelein')?.tagName).toBe('H2');
    expect(line()).toHaveAttribute('href', `${path}#kaise-khelein`);
  },
);

test('balls of a match leave the line of Aaj ka Over as it is', async () => {
  const { store } = await renderApp(OVER_PATH);
  await act(async () => cricket.startMatch(store));
  await act(async () => cricket.playBalls(store, '41'));
  expect(line()).toBeNull();
});
