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

/** Returns the computer's hand: the next hand of the friend's challenge or, without a challenge, a random hand. */
function nextHand({ extra: env, getState }: AppListenerApi) {
  const challenge = selectChallenge(getState());
  return challenge?.hands[challenge.played?.length ?? 0] ?? drawHand(env.random());
}

/** Shows the three hands in turn as the hand of the computer until the time of the round is over. */
function shuffle(api: AppListenerApi, round: number) {
  // Rock is already on the screen before the shuffle, so the shuffle begins with the hand after rock.
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

/**
 * Returns the cues of a state change: chalk for the player's choice, and the stamp for a result. The result also gets
 * confetti for winning a challenge or, without a challenge, for a new best streak.
 */
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
