import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../src/app/reducer';
import { nameTyped } from '../../src/games/quiz/slice';
import { roundSettled, roundStarted } from '../../src/games/rock-paper-scissors/slice';
import { pageOpened } from '../../src/layout/uiSlice';
import { containsTypedText, parseExpectation, parseSession } from './log';
import { pathsOf } from './session';

const initial = reducer(undefined, { type: '@@initial' });
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
const exported = (start: object = played) =>
  JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(start) });

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

const sessionOf = (text: string) => parseSession(text, 'A tie', [{ shown: 'Tie' }]);

test.each([
  ['the file of the extension', exported()],
  ['the lifted state, without skipped actions', lifted()],
])('a session is made of %s, with its preloaded state', (_what, text) => {
  expect(sessionOf(text)).toEqual({
    about: 'A tie',
    preloadedState: played,
    log,
    expected: [{ shown: 'Tie' }],
  });
});

test.each([
  ['a list of actions', JSON.stringify(actions)],
  ['the log of a first visit', exported(initial)],
])('a session is made of %s, without a preloaded state', (_what, text) => {
  expect(sessionOf(text)).toEqual({ about: 'A tie', log, expected: [{ shown: 'Tie' }] });
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
  expect(parseExpectation(text)).toEqual(expectation);
});

test('a truncated log says by its preloaded state on which page it was recorded', () => {
  const start = { ...played, ui: { ...played.ui, path: '/school-games/rockpaperscissors' } };
  const text = JSON.stringify({
    payload: JSON.stringify(actions.slice(1)),
    preloadedState: JSON.stringify(start),
  });
  expect(pathsOf(sessionOf(text))).toEqual(Array(2).fill('/school-games/rockpaperscissors'));
});

test.each(['rockPaperScissor.streak=0', 'rockPaperScissors.streek=0', 'quiz.toString=0'])(
  '%s is no field of the state',
  (text) => {
    expect(() => parseExpectation(text)).toThrow('There is no');
  },
);

test.each<[string, boolean, object, UnknownAction[]]>([
  ['nothing was typed', false, played, actions],
  ['a name was typed', true, initial, [...actions, nameTyped('Jo')]],
  ['a name was there before', true, { ...initial, quiz: { ...initial.quiz, name: 'Jo' } }, actions],
  [
    'a message was begun before',
    true,
    { ...initial, feedback: { ...initial.feedback, draft: { name: '', email: '', message: 'H' } } },
    actions,
  ],
])('if %s, a session contains typed text: %s', (_what, containsText, start, made) => {
  const text = JSON.stringify({
    payload: JSON.stringify(made),
    preloadedState: JSON.stringify(start),
  });
  expect(containsTypedText(sessionOf(text))).toBe(containsText);
});

describe('npm run log-to-test', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sessions-'));
    writeFileSync(join(folder, 'state.log'), exported());
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['tsx', 'test/sessions/logToTest.ts', ...args],
      { env: { ...process.env, SESSIONS_FOLDER: folder }, encoding: 'utf8' },
    );
    return { status, output: stdout + stderr };
  };
  const logFile = () => join(folder, 'state.log');

  test('makes a test that fails for the expectations that are not met', () => {
    const { status, output } = run(logFile(), 'tie', 'rockPaperScissors.streak=0', "It's a tie!");
    expect(output).toMatch(/-\s+"is": 0,\n.*\+\s+"is": 4,/);
    expect(output).toContain('1 failed, 3 passed');
    expect(output).toContain('tie.json fails.');
    expect(status).toBe(0);
    const [made] = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(JSON.parse(readFileSync(join(folder, made ?? ''), 'utf8'))).toMatchObject({ log });
  }, 60_000);

  test('makes none if all expectations are met', () => {
    const { status, output } = run(logFile(), 'tie', 'rockPaperScissors.streak=4');
    expect(output).toContain('no test was made');
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual(['state.log']);
  }, 60_000);

  test.each([
    ['how it is used', [], /^Use: /m],
    ['which names are allowed', ['state.log', '../tie', 'ui.alert=null'], /^The name is a file's/m],
    [
      'that the log is missing',
      ['none.log', 'tie', 'ui.alert=null'],
      /^No test can be made of none\.log/m,
    ],
  ])(
    'says %s',
    (_what, args, message) => {
      const { status, output } = run(...args);
      expect(output).toMatch(message);
      expect(status).toBe(2);
      expect(readdirSync(folder)).toEqual(['state.log']);
    },
    30_000,
  );
});
