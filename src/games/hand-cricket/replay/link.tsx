import type { Replay } from '../../shared/game';
import { replay as texts } from '../../shared/replay/content';
import { BallList } from '../BallList';
import { ballSentence } from '../ballText';
import { lastWicket, lineAfter } from '../commentary/lineAfter';
import { Hands } from '../Hands';
import { inningsOf } from '../inningsOf';
import { latestBall } from '../latestBall';
import { positionsOf } from '../recording';
import type { Position } from '../rules';
import { Scoreboard } from '../Scoreboard';
import { recordingIn } from './hash';

/** A match, ball by ball, by the pure rules alone: store and scores are not touched. */
export function replayIn(hash: string): Replay | null {
  const recording = recordingIn(hash);
  const positions = recording && positionsOf(recording);
  if (!positions) return null;
  const positionAt = (step: number) => positions[step] as Position;
  const length = positions.length - 1;
  const innings = inningsOf(positionAt(length));
  return {
    unit: texts.slider,
    length,
    textOf: (step) => (step === 0 ? texts.start : textAfter(positionAt(step))),
    Screen: ({ step }) => (
      <>
        <Scoreboard position={positionAt(step)} />
        <Hands ball={step === 0 ? null : (latestBall(positionAt(step))?.ball ?? null)} />
      </>
    ),
    History: ({ step }) => <BallList innings={innings} shown={recording.friend.length + step} />,
  };
}

/** What the latest ball was, how the match has ended, whose wicket it was, and what was said. */
function textAfter(position: Position): string {
  const latest = latestBall(position);
  const ball = latest && ballSentence(latest.ball, latest.batter);
  return [ball, position.result, lastWicket(position), lineAfter(position)]
    .filter(Boolean)
    .join(' ');
}
