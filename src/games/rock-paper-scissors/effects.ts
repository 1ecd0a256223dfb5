import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppListenerApi, AppStartListening } from '../../state/types';
import { resultCues } from '../shared/cue';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { countsOf, drawHand, handAfter, isOver, ROUND_MS, resultOf, SHUFFLE_MS } from './rules';
import type { Persisted, RockPaperScissorsState } from './slice';
import {
  computerHandShuffled,
  persisted,
  rockPaperScissorsSlice,
  roundSettled,
  roundStarted,
  selectChallenge,
  selectIsShuffling,
  selectRound,
} from './slice';

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: selectIsShuffling,
    isRunning: selectIsShuffling,
    started: roundStarted,
    run: async (api, round) => {
      await shuffle(api, round);
      const computerChoice = nextHand(api);
      api.dispatch(roundSettled({ round, computerChoice, timestamp: api.extra.timeOfDay() }));
    },
  });
}

/** Returns the next hand of the friend's challenge; without a challenge, a hand that is drawn. */
function nextHand({ extra: env, getState }: AppListenerApi) {
  const challenge = selectChallenge(getState());
  return challenge?.hands[challenge.played?.length ?? 0] ?? drawHand(env.random());
}

/** Shows the hands of the computer in turn until the round is over. */
function shuffle(api: AppListenerApi, round: number) {
  // Rock is on the screen until the first shuffled hand, so the next hand is shown first.
  let hand = handAfter('rock');
  return countDown(api, {
    steps: ROUND_MS / SHUFFLE_MS,
    stepMs: SHUFFLE_MS,
    onStep(left) {
      if (left === 0) return;
      api.dispatch(computerHandShuffled({ round, hand }));
      hand = handAfter(hand);
    },
  });
}

/** Chalk for the player's choice, the stamp for the result, confetti for a new best streak or a challenge that is won. */
export function cuesOf(now: RockPaperScissorsState, before: RockPaperScissorsState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'shuffling') return [{ sound: 'chalk' }];
  if (now.phase !== 'settled') return [];
  const { challenge } = now;
  if (!challenge) return resultCues(now.bestStreak > before.bestStreak);
  return resultCues(isOver(challenge) && resultOf(countsOf(challenge)) === 'You win!');
}

export const feature = {
  slice: rockPaperScissorsSlice,
  persisted,
  startListeners,
  cuesOf,
} satisfies Feature<RockPaperScissorsState, Persisted>;
