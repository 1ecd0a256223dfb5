import fc from 'fast-check';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/caller';
import { feature } from '../../../src/games/chidiya-udd/effects';
import { chidiyaUdd } from '../../../src/games/chidiya-udd/game';
import { isOver, LONGEST_MS, MODES, playersOf } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState, Persisted } from '../../../src/games/chidiya-udd/slice';
import * as slice from '../../../src/games/chidiya-udd/slice';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { playGame } from './turns';

const PHASES = ['idle', 'ready', 'calling', 'waiting', 'paused', 'over'];

const name = fc.constantFrom(...NAMES);
const player = fc.constantFrom(0, 1);
const scores = record({ games: few, best: few });

const persisted: fc.Arbitrary<Persisted> = record({ fast: scores, calm: scores, lifts: few }).map(
  (found) => ({ ...found, liftMs: found.lifts * 500 }),
);

const challenge = record({
  mode: fc.constantFrom('fast' as const, 'calm' as const),
  score: few,
  names: fc.array(name, { minLength: 1, maxLength: 6 }),
});

const isOn = ({ phase }: ChidiyaUddState) => phase !== 'idle' && phase !== 'over';

/** Whether these can be the calls of a game that goes on, or has just ended. */
const arePlayed = ({ mode, phase, calls }: ChidiyaUddState) =>
  calls.every(
    ({ name, flies, lifts }) =>
      isOneOf(NAMES, name) &&
      flies === canFly(name as Name) &&
      lifts.length === playersOf(mode) &&
      lifts.every((ms) => ms === null || isCount(ms)),
  ) && isOver(mode, calls) === (phase === 'over');

const noGames = { games: 0, best: 0 };
const noScores = { fast: noGames, calm: noGames, lifts: 0, liftMs: 0 };

export const fixture = gameFixture({
  game: chidiyaUdd,
  feature: feature,
  name: 'Chidiya Udd',
  phases: PHASES,
  actions: {
    modeChosen: from(1, fc.constantFrom(...MODES), slice.modeChosen),
    gameStarted: fixed(4, slice.gameStarted()),
    callMade: from(
      12,
      record({ offset, name, ms: fc.integer({ min: 700, max: LONGEST_MS }) }),
      (drawn, { chidiyaUdd: { turn } }) =>
        slice.callMade({
          turn: turn + drawn.offset,
          name: drawn.name,
          flies: canFly(drawn.name),
          ms: drawn.ms,
        }),
    ),
    fingerLifted: from(
      8,
      record({ offset, player, ms: fc.nat(2000) }),
      (drawn, { chidiyaUdd: { turn } }) =>
        slice.fingerLifted({ turn: turn + drawn.offset, player: drawn.player, ms: drawn.ms }),
    ),
    timePassed: from(6, offset, (drawn, { chidiyaUdd: { turn } }) =>
      slice.timePassed(turn + drawn),
    ),
    gamePaused: fixed(1, slice.gamePaused()),
    gameResumed: fixed(2, slice.gameResumed()),
    challengeAccepted: from(1, challenge, slice.challengeAccepted),
    scoresReset: fixed(1, slice.scoresReset()),
    scoresTaken: from(1, persisted, taken('chidiyaUdd')),
    gameLeft: fixed(1, slice.gameLeft()),
  },
  legal: {
    modeChosen: (state) => !isOn(state),
    gameStarted: (state) => !isOn(state),
    callMade: ({ phase, turn }, payload) =>
      (phase === 'ready' || phase === 'waiting') && payload.turn === turn,
    fingerLifted: ({ call, turn }, payload) =>
      call?.lifts[payload.player] === null && payload.turn === turn && payload.ms <= call.ms,
    timePassed: ({ call, turn }, payload) => call !== null && payload === turn,
    gamePaused: (state) => isOn(state) && state.phase !== 'paused',
    gameResumed: ({ phase }) => phase === 'paused',
    gameLeft: isOn,
  },
  clicks: [
    fc.constantFrom(...MODES).map(slice.modeChosen),
    fc.constantFrom(
      slice.gameStarted(),
      slice.gamePaused(),
      slice.gameResumed(),
      slice.gameLeft(),
      slice.scoresReset(),
    ),
    record({ turn: fc.nat(20), player, ms: fc.nat(2000) }).map(slice.fingerLifted),
  ],
  checks: (state) => {
    const { phase, mode, turn, call, calls, challenge, isRecord } = state;
    const { fast, calm, lifts, liftMs } = state;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'mode: one of the three': isOneOf(MODES, mode),
      'turn: a count, 0 before the first game': isCount(turn) && (phase === 'idle' || turn > 0),
      'call: one that is on, and still awaits a finger, in its phase alone':
        call === null
          ? phase !== 'calling'
          : phase === 'calling' &&
            call.lifts.length === playersOf(mode) &&
            call.lifts.includes(null) &&
            call.lifts.every((ms) => ms === null || (isCount(ms) && ms <= call.ms)),
      'calls: none before a game; its end is what the rules say':
        phase === 'idle'
          ? calls.length === 0
          : arePlayed(state) && (phase !== 'waiting' || calls.length > 0),
      'challenge: null, or names and a score of a mode':
        challenge === null ||
        (isOneOf(['fast', 'calm'], challenge.mode) &&
          isCount(challenge.score) &&
          challenge.names.every((each) => isOneOf(NAMES, each))),
      'isRecord: a boolean, false before a game':
        typeof isRecord === 'boolean' && !(isRecord && phase === 'idle'),
      'counters: safe integers, 0 or more': [
        fast.games,
        fast.best,
        calm.games,
        calm.best,
        lifts,
        liftMs,
      ].every(isCount),
      'liftMs: no lift took longer than the longest call': liftMs <= lifts * LONGEST_MS,
    };
  },
  scores: {
    earlier: { fast: { games: 3, best: 17 }, calm: { games: 1, best: 6 }, lifts: 2, liftMs: 901 },
    afterReset: noScores,
    score: (store) => playGame(store, 0),
    scored: { ...noScores, fast: { games: 1, best: 0 } },
    shown: {
      'Tez: games': '3',
      'Tez: best': '17',
      'Aaram se: games': '1',
      'Aaram se: best': '6',
      'Reaction in ms': '451',
    },
    cleared: {
      'Tez: games': '0',
      'Tez: best': '0',
      'Aaram se: games': '0',
      'Aaram se: best': '0',
      'Reaction in ms': '0',
    },
  },
});
