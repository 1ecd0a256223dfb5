import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { nameTyped } from '../../src/games/quiz/slice';
import { roundSettled, roundStarted } from '../../src/games/rock-paper-scissors/slice';
import { pageOpened } from '../../src/state/uiSlice';
import { INITIAL as initial } from '../support/store';
import { containsTypedText, parseExpectation, parseSession } from './log';
import { pathsOf } from './session';

const played = {
  ...initial,
  rockPaperScissors: {
    ...initial.rockPaperScissors,
    tally: { playerWins: 6, computerWins: 0, ties: 0 },
    streak: 4,
    bestStreak: 6,
  },
};
const settled = { round: 1, computerChoice: 'rock', timestamp: '10:42 am' } as const;
const actions = [
  pageOpened('/school-games/rockpaperscissors'),
  roundStarted('rock'),
  roundSettled(settled),
];
const log = actions.map((action) => ({ action }));

/** In the format of the extension. */
const exported = (start: object = played, made: UnknownAction[] = actions) =>
  JSON.stringify({ payload: JSON.stringify(made), preloadedState: JSON.stringify(start) });

/** The lifted state, with an action that is skipped. */
const lifted = () =>
  JSON.stringify({
    actionsById: Object.fromEntries(
      [{ type: '@@INIT' }, actions[0], nameTyped('Z'), actions[1], actions[2]].map(
        (action, index) => [index, { type: 'PERFORM_ACTION', action, timestamp: 7 }],
      ),
    ),
    stagedActionIds: [0, 1, 2, 3, 4],
    skippedActionIds: [2],
    committedState: played,
    computedStates: [],
  });

const sessionOf = (text: string) => parseSession(text, 'A tie', [{ shown: 'Tie' }], initial);

test.each([
  ['the file of the extension', exported(), played],
  ['the lifted state, without skipped actions', lifted(), played],
  ['a list of actions, without a preloaded state', JSON.stringify(actions), undefined],
  ['the log of a first visit, without a preloaded state', exported(initial), undefined],
])('a session is made of %s', (_what, text, preloadedState) => {
  const expected = [{ shown: 'Tie' }];
  expect(sessionOf(text)).toEqual({ about: 'A tie', preloadedState, log, expected });
});

test.each([
  ['a text', 'payload'],
  ['an empty list', '[]'],
  ['a list of something else', '[{"action":1}]'],
  ['an object', '{}'],
  ['null', 'null'],
  ['a log without actions', '{"payload":"[]"}'],
  ['a log that names no page', JSON.stringify([roundStarted('rock')])],
])('%s is rejected', (_what, text) => {
  expect(() => sessionOf(text)).toThrow();
});

test.each([
  ['You win!', { shown: 'You win!' }],
  ['Score: 3 = good', { shown: 'Score: 3 = good' }],
  ['quiz.score=3', { state: 'quiz.score', is: 3 }],
  ['ui.alert=null', { state: 'ui.alert', is: null }],
  ['rockPaperScissors.tally.ties=1', { state: 'rockPaperScissors.tally.ties', is: 1 }],
  ['quiz.name=Jo Jo', { state: 'quiz.name', is: 'Jo Jo' }],
])('%s is parsed', (text, expectation) => {
  expect(parseExpectation(text, initial)).toEqual(expectation);
});

test('a truncated log says by its preloaded state on which page it was recorded', () => {
  const start = { ...played, ui: { ...initial.ui, path: '/school-games/rockpaperscissors' } };
  const paths = pathsOf(sessionOf(exported(start, actions.slice(1))));
  expect(paths).toEqual(Array(2).fill('/school-games/rockpaperscissors'));
});

test.each(['rockPaperScissor.streak=0', 'rockPaperScissors.streek=0'])(
  '%s is no field of the state',
  (text) => {
    expect(() => parseExpectation(text, initial)).toThrow('There is no');
  },
);

test.each<[string, boolean, object, UnknownAction[]]>([
  ['nothing was typed', false, played, actions],
  ['a name was typed', true, initial, [...actions, nameTyped('Jo')]],
  ['a name was there before', true, { ...initial, quiz: { ...initial.quiz, name: 'Jo' } }, actions],
])('if %s, a session contains typed text: %s', (_what, containsText, start, made) => {
  expect(containsTypedText(sessionOf(exported(start, made)))).toBe(containsText);
});

test('npm run log-to-test makes a test that fails for the expectations that are not met', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  const [file, made] = ['state.log', 'tie.json'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(file, exported());
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'test/sessions/logToTest.ts', file, 'tie', 'rockPaperScissors.streak=0'],
    { env: { ...process.env, SESSIONS_FOLDER: folder }, encoding: 'utf8' },
  );
  const session = JSON.parse(readFileSync(made, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toMatch(/-\s+"is": 0,\n.*\+\s+"is": 4,/);
  expect(stdout + stderr).toContain('1 failed, 3 passed');
  expect(status).toBe(0);
  expect(session).toMatchObject({ log });
}, 60_000);
