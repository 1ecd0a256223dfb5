import fc from 'fast-check';
import { feature } from '../../../src/games/rock-paper-scissors/effects';
import { rockPaperScissors } from '../../../src/games/rock-paper-scissors/game';
import {
  decide,
  HANDS,
  HIDDEN_COUNT,
  HISTORY_LENGTH,
} from '../../../src/games/rock-paper-scissors/rules';
import type {
  Persisted,
  PlayedRound,
  RockPaperScissorsState,
} from '../../../src/games/rock-paper-scissors/slice';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { playRound } from './turns';

const { actions } = feature.slice;
const hand = fc.constantFrom(...HANDS);

const playedRounds: fc.Arbitrary<PlayedRound[]> = fc.array(
  record({ playerChoice: hand, computerChoice: hand }).map((both) => ({
    ...both,
    result: decide(both.playerChoice, both.computerChoice),
    timestamp: '9:15 am',
  })),
  { maxLength: HISTORY_LENGTH },
);

const persisted: fc.Arbitrary<Persisted> = fc
  .record({ history: playedRounds, streak: few, better: few, more: few })
  .map(({ history, streak, better, more }) => {
    const bestStreak = streak + better;
    const playerWins = bestStreak + history.length;
    return { tally: { playerWins, computerWins: more, ties: 1 }, history, streak, bestStreak };
  });

const isOfShuffle = ({ phase, round }: RockPaperScissorsState, payload: { round: number }) =>
  phase === 'shuffling' && payload.round === round;

const isHand = (value: unknown) => isOneOf(HANDS, value);

const MILESTONES = ['won3', 'won5', 'won10', 'lost5', 'tied3'];
const PHASES = ['idle', 'shuffling', 'settled'];
const noTally = { playerWins: 0, computerWins: 0, ties: 0 };
const won = {
  playerChoice: 'rock',
  computerChoice: 'scissors',
  result: 'You win!',
  timestamp: '10:42 am',
};

export const fixture = gameFixture({
  game: rockPaperScissors,
  feature,
  name: 'Rock Paper Scissors',
  phases: PHASES,
  actions: {
    roundStarted: from(8, hand, actions.roundStarted),
    computerHandShuffled: from(3, record({ offset, hand }), (drawn, state) =>
      actions.computerHandShuffled({
        round: state.rockPaperScissors.round + drawn.offset,
        hand: drawn.hand,
      }),
    ),
    roundSettled: from(
      8,
      record({ offset, hand, timestamp: fc.constantFrom('10:42 am', '23.59') }),
      (drawn, state) =>
        actions.roundSettled({
          round: state.rockPaperScissors.round + drawn.offset,
          computerChoice: drawn.hand,
          timestamp: drawn.timestamp,
        }),
    ),
    challengeStarted: fixed(1, actions.challengeStarted()),
    handHidden: from(4, hand, actions.handHidden),
    challengeAccepted: from(
      1,
      fc.array(hand, { minLength: 1, maxLength: HIDDEN_COUNT }),
      actions.challengeAccepted,
    ),
    scoresReset: fixed(1, actions.scoresReset()),
    scoresTaken: from(1, persisted, taken('rockPaperScissors')),
    gameLeft: fixed(1, actions.gameLeft()),
  },
  legal: {
    roundStarted: ({ phase, challenge }) => phase !== 'shuffling' && challenge?.played !== null,
    handHidden: ({ challenge }) =>
      challenge?.played === null && challenge.hands.length < HIDDEN_COUNT,
    computerHandShuffled: isOfShuffle,
    roundSettled: isOfShuffle,
  },
  clicks: [
    hand.map(actions.roundStarted),
    hand.map(actions.handHidden),
    fc.constantFrom(actions.challengeStarted(), actions.gameLeft(), actions.scoresReset()),
  ],
  checks: (state) => {
    const { phase, round, playerChoice, computerChoice, result, milestone } = state;
    const { challenge } = state;
    const { tally, history, streak, bestStreak, bestBefore } = state;
    const { playerWins, computerWins, ties } = tally;
    const counts = [playerWins, computerWins, ties, streak, bestStreak, bestBefore];
    const isSettled = phase === 'settled';
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'round: a count, 0 before the first hand': isCount(round) && (phase === 'idle' || round > 0),
      'playerChoice: null before the first round, then a hand':
        phase === 'idle' ? playerChoice === null : isHand(playerChoice),
      'computerChoice: a hand in a settled round, a hand or null while shuffling': isHand(
        computerChoice,
      )
        ? phase !== 'idle'
        : computerChoice === null && !isSettled,
      'result: that of the hands in a settled round':
        isSettled && playerChoice && computerChoice
          ? result === decide(playerChoice, computerChoice)
          : result === null,
      'milestone: one of a settled round, or null':
        milestone === null || (isSettled && isOneOf(MILESTONES, milestone)),
      'challenge: up to five hands, chosen between rounds, or played against':
        challenge === null ||
        (challenge.hands.length <= HIDDEN_COUNT &&
          challenge.hands.every(isHand) &&
          (challenge.played === null
            ? phase === 'idle'
            : challenge.played.every(isHand) && challenge.played.length <= challenge.hands.length)),
      'counters: safe integers, 0 or more': counts.every(isCount),
      'history: up to five rounds': history.length <= HISTORY_LENGTH,
      'history: rounds with hands, their result and a time': history.every(
        (played) =>
          isHand(played.playerChoice) &&
          isHand(played.computerChoice) &&
          played.result === decide(played.playerChoice, played.computerChoice) &&
          typeof played.timestamp === 'string',
      ),
      'history: at most the rounds of the tally':
        history.length <= playerWins + computerWins + ties,
      'streak <= bestStreak': streak <= bestStreak,
      'bestStreak <= playerWins': bestStreak <= playerWins,
    };
  },
  scores: {
    earlier: {
      tally: { playerWins: 3, computerWins: 2, ties: 1 },
      history: [won],
      streak: 1,
      bestStreak: 2,
    },
    afterReset: { tally: noTally, history: [], streak: 0, bestStreak: 0 },
    score: (store) => playRound(store),
    scored: { tally: { ...noTally, playerWins: 1 }, history: [won], streak: 1, bestStreak: 1 },
    shown: { You: '3', Computer: '2', Ties: '1', Streak: '1', 'Best streak': '2' },
    cleared: { You: '0', Computer: '0', Ties: '0', Streak: '0', 'Best streak': '0' },
  },
});
