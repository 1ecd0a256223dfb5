// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import { PAUSES } from '../../../src/games/chidiya-udd/caller';
import { liftFinger } from '../../../src/games/chidiya-udd/effects';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import { LONGEST_MS } from '../../../src/games/chidiya-udd/rules';
import * as slice from '../../../src/games/chidiya-udd/slice';
import { menuToggled, mobileMenuToggled, scoreResetAsked } from '../../../src/state/uiSlice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { pass, recordedStore } from '../../support/recordedStore';
import { gameOf, letPass, lift, makeCall, playCall, playGame, startGame } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts, with ignored presses and jumps.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

const [FIRST, RIGHT, WRONG] = PAUSES.fast;
const TIME = LONGEST_MS;

/** Draws of what flies: `chidiya`, `tota`, `maina` and `kabootar`. */
const DRAWS = [0, 0, 0, 0];

const chidiya = slice.callMade({ turn: 1, name: 'chidiya', flies: true, ms: TIME });

/** A game that was started, and its log without the choice of the mode. */
function started(mode: Mode = 'fast') {
  const recorded = recordedStore([...DRAWS]);
  recorded.store.dispatch(slice.modeChosen(mode));
  recorded.store.dispatch(slice.gameStarted());
  return { ...recorded, log: () => recorded.log().slice(1) };
}

/** A game at the moment of its first call, and its log. */
async function firstCall() {
  const game = started();
  await pass(FIRST);
  return game;
}

/** Lets the next frame wait. Returns the function that paints the frame. */
function holdFrame({ painted }: ReturnType<typeof recordedStore>['env']) {
  let paint: () => void = () => undefined;
  painted.mockImplementationOnce(
    () => new Promise((resolve) => (paint = () => resolve(undefined))),
  );
  return () => paint();
}

test('the first call comes after a pause, and is drawn then; its time counts from its frame', async () => {
  const { env, log } = started();
  const paint = holdFrame(env);
  await pass(FIRST - 1);
  expect(env.random).not.toHaveBeenCalled();
  expect(log()).toHaveLength(1);
  await pass(1);
  expect(log().slice(1)).toEqual([{ at: FIRST, action: chidiya }]);
  await pass(5000);
  paint();
  await pass(TIME - 1);
  expect(log()).toHaveLength(2);
  await pass(1);
  expect(log().slice(2)).toEqual([{ at: FIRST + 5000 + TIME, action: slice.timePassed(2) }]);
});

test('a press that is still in the queue at the end of the time goes first', async () => {
  const { env, store } = await firstCall();
  const paint = holdFrame(env);
  await pass(TIME);
  expect(gameOf(store).phase).toBe('calling');
  store.dispatch(liftFinger(0, { turn: 2, ms: TIME - 1 }));
  paint();
  await pass(1);
  expect(gameOf(store).calls).toMatchObject([{ lifts: [TIME - 1] }]);
});

test('a call alone is two entries in the log, and its answer is followed by a pause, longer for a mistake', async () => {
  const { store, log } = await firstCall();
  await pass(400);
  lift(store, 400);
  await pass(RIGHT + 1762 + WRONG - 1);
  const second = FIRST + 400 + RIGHT;
  const entries = [
    { at: FIRST + 400, action: slice.fingerLifted({ turn: 2, player: 0, ms: 400 }) },
    { at: second, action: slice.callMade({ turn: 3, name: 'tota', flies: true, ms: 1762 }) },
    { at: second + 1762, action: slice.timePassed(4) },
  ];
  expect(log().slice(2)).toEqual(entries);
  await pass(1);
  expect(log()).toHaveLength(6);
});

test.each([
  ['leaving', slice.gameLeft(), 0],
  // The caller takes breath again: three calls, and their times.
  ['a pause', slice.gamePaused(), 6],
  ['the menu', menuToggled('more'), 6],
  ['the menu of a phone', mobileMenuToggled(), 6],
  ['the question before a reset', scoreResetAsked('chidiyaUdd'), 6],
])('%s stops the clock until the game goes on', async (_what, action, entries) => {
  const { store, log } = await firstCall();
  store.dispatch(action);
  const { length } = log();
  await pass(HOUR);
  expect(log()).toHaveLength(length);
  store.dispatch(slice.gameResumed());
  await pass(FIRST - 1);
  expect(log()).toHaveLength(length + 1);
  await pass(HOUR);
  expect(log()).toHaveLength(length + 1 + entries);
});

test('the calls of a challenge come in its mode, in their order, then drawn ones', async () => {
  const { env, store } = recordedStore([...DRAWS]);
  store.dispatch(slice.challengeAccepted({ mode: 'fast', score: 0, names: ['haathi', 'baaz'] }));
  store.dispatch(slice.modeChosen('calm'));
  store.dispatch(slice.gameStarted());
  await pass(PAUSES.calm[0]);
  expect(gameOf(store).call?.name).toBe('chidiya');
  store.dispatch(slice.gameLeft());
  store.dispatch(slice.modeChosen('fast'));
  store.dispatch(slice.gameStarted());
  await pass(FIRST);
  expect(gameOf(store).call).toMatchObject({ name: 'haathi', flies: false });
  await pass(TIME + RIGHT);
  expect(gameOf(store).call).toMatchObject({ name: 'baaz', flies: true });
  expect(env.random).toHaveBeenCalledTimes(1);
  lift(store);
  await pass(RIGHT);
  expect(gameOf(store).call?.name).toBe('chidiya');
});

test('a press between two calls, or of a finger that is up, is nothing, and not in the log', async () => {
  const { store, log } = started('duel');
  store.dispatch(liftFinger(0, { turn: 1, ms: 300 }));
  await pass(1500);
  // A press from before the call could be seen, and a press that was meant for an earlier turn.
  store.dispatch(liftFinger(0, null));
  store.dispatch(liftFinger(0, { turn: 1, ms: 300 }));
  expect(log()).toHaveLength(2);
  store.dispatch(liftFinger(0, { turn: 2, ms: 300 }));
  store.dispatch(liftFinger(0, { turn: 2, ms: 400 }));
  expect(gameOf(store).call?.lifts).toEqual([300, null]);
  expect(log()).toHaveLength(3);
});

const lifted: Play = (store) => lift(store);
const passed: Play = (store) => letPass(store);
const call =
  (name: Name): Play =>
  (store) =>
    makeCall(store, name);
/** A game with calls of `tota`, each with its lift, and then with one of another name. */
const game =
  (name: Name | null, ...lifts: (number | null)[]): Play =>
  (store) => {
    startGame(store);
    for (const ms of lifts) playCall(store, 'tota', ms);
    if (name) makeCall(store, name);
  };
/** A duel in which the second player makes the last mistake: nine calls, and the tenth call until its time passes. */
const duel: Play = (store) => {
  startGame(store, 'duel');
  for (let mistakes = 1; mistakes < 10; mistakes += 1) playCall(store, 'tota', 1, null);
  makeCall(store);
  lift(store, 1);
};
const best: Play = (store) => playGame(store, 3);
const paused = inOrder(game('tota'), dispatching(slice.gamePaused()));
const END = ['stamp', 'bell after 400 ms'];

testCues([
  ['the start', nothing, startGame, ['voices']],
  ['a call is said', game(null), call('school-bus'), ['"School bus udd!"']],
  // The voice of a bird follows from the name and its place.
  ['a trick', game(null, 1, 1, 1), call('ghoda'), ['chirp', '"Ghoda udd!" at pitch 1.9']],
  ['a right lift', game('tota'), lifted, []],
  ['a wrong lift', game('haathi'), lifted, ['stamp']],
  ['no lift for one that flies', game('tota'), passed, ['stamp']],
  ['no lift for one that sits', game('haathi'), passed, []],
  ['the end without a score', game('tota', null, null), passed, END],
  ['the end with the best score', game('tota', 1, null, null), passed, [...END, 'confetti']],
  ['the end with a lower score', inOrder(best, game('tota', 1, null, null)), passed, END],
  [
    'the best score, below that of a friend',
    inOrder(
      dispatching(
        slice.challengeAccepted({ mode: 'fast', score: 9, names: [] }),
        slice.gameStarted(),
      ),
      (store) => playCall(store, 'tota', 1),
      (store) => playCall(store, 'tota', null),
      (store) => playCall(store, 'tota', null),
      call('tota'),
    ),
    passed,
    END,
  ],
  [
    'the best score, while the challenge of a friend waits for its mode',
    inOrder(
      dispatching(slice.challengeAccepted({ mode: 'calm', score: 9, names: [] })),
      game('tota', 1, null, null),
    ),
    passed,
    [...END, 'confetti'],
  ],
  [
    'a duel, while the challenge of a friend with a lower score waits for its mode',
    inOrder(dispatching(slice.challengeAccepted({ mode: 'calm', score: 0, names: [] })), duel),
    passed,
    END,
  ],
  ['going on', paused, dispatching(slice.gameResumed()), ['voices']],
  ['a pause, and leaving', game('tota', 1), dispatching(slice.gamePaused(), slice.gameLeft()), []],
]);
