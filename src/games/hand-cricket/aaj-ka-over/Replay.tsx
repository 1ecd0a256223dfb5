import { useAppSelector } from '../../../state/hooks';
import type { Replay } from '../../shared/game';
import { inTurn } from '../../shared/lines';
import { replay as texts } from '../../shared/replay/content';
import { ReplayLink } from '../../shared/replay/ReplayLink';
import { BallList } from '../Balls';
import { commentary } from '../Commentary';
import { ballSentence } from '../content';
import { Hands } from '../Hands';
import { isOut, runsOf } from '../rules';
import { OverFigures } from '../Scoreboard';
import { selectDay, selectOverOnScreen } from '../slice';
import { doneLine } from './Commentary';
import { overIn, replayHashOf } from './links';
import { overNumber, summaryOf } from './rules';

/**
 * Returns the replay, ball by ball, of the over in the hash of a link; null for any other hash. The replay uses only
 * the pure rules and not the store, because a replay must not change the scores.
 */
export function replayIn(hash: string): Replay | null {
  const over = overIn(hash);
  if (!over) return null;
  const { day, balls } = over;
  return {
    unit: texts.slider,
    length: balls.length,
    textOf(step) {
      const latest = balls[step - 1];
      if (!latest) return texts.start;
      const line =
        step < balls.length
          ? inTurn(commentary.runs.you[latest[0]], step)
          : doneLine({ runs: runsOf(balls, 'you'), isOut: isOut(latest) }, overNumber(day));
      return `${ballSentence(latest, 'you')} ${line}`;
    },
    Screen: ({ step }) => (
      <>
        <OverFigures balls={balls.slice(0, step)} />
        <Hands ball={balls[step - 1] ?? null} />
      </>
    ),
    History: ({ step }) => <BallList innings={[{ batting: 'you', balls }]} shown={step} />,
  };
}

/** The link to the replay of the over that has just ended. */
export default function OverReplayLink() {
  const day = useAppSelector(selectDay);
  const { balls } = summaryOf(useAppSelector(selectOverOnScreen));
  return <ReplayLink hash={day === null ? null : replayHashOf({ day, balls })} />;
}
