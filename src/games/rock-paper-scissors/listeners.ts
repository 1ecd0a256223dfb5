import type { AppListenerApi, AppStartListening } from '../../state/types';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { drawHand, handAfter, ROUND_MS, SHUFFLE_MS } from './pageRules';
import { selectChallenge, selectIsShuffling, selectRound } from './selectors';
import { computerHandShuffled, roundSettled, roundStarted } from './slice';

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

/** The next hand of the accepted challenge; without one, drawn. */
function nextHand({ extra: env, getState }: AppListenerApi) {
  const challenge = selectChallenge(getState());
  return challenge?.hands[challenge.played?.length ?? 0] ?? drawHand(env.random());
}

/** Shows the hands in turn until the round is over. */
function shuffle(api: AppListenerApi, round: number) {
  // The round starts with rock on the screen.
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
