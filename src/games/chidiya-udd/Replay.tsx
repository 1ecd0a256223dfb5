import { useAppSelector } from '../../state/hooks';
import type { Replay } from '../shared/game';
import { ReplayLink as SharedReplayLink } from '../shared/replay/ReplayLink';
import type { Name } from './caller';
import { callText, labels, msText } from './content';
import { FigureList, pointsOfBoth } from './Figures';
import { recordingIn, replayHashOf } from './links';
import type { Call, Mode } from './rules';
import { isRight, livesOf, rightOf } from './rules';
import { Caller, Thing } from './Stage';
import stage from './Stage.module.css';
import { selectCalls, selectMode } from './slice';

export const replay = {
  /** The name of a step of the replay. */
  unit: 'Call',
  /** The text before the first call. */
  start: 'Sabki ungli neeche. Caller ne saans li...',
  right: 'sahi',
  wrong: 'galat',
  /** The text for a finger that was not lifted. */
  down: 'ungli neeche',
  you: 'Tum',
};

/** The link to the replay of the game that has just ended. */
export default function ReplayLink() {
  const mode = useAppSelector(selectMode);
  const calls = useAppSelector(selectCalls);
  return <SharedReplayLink hash={replayHashOf({ mode, calls })} />;
}

/**
 * Returns the replay of the game that the hash of a link contains; null for any other hash. Each call is a step of the
 * replay. The replay uses only pure functions, so the store and the scores do not change.
 */
export function replayIn(hash: string): Replay | null {
  const recording = recordingIn(hash);
  if (!recording) return null;
  const { mode, calls } = recording;
  return {
    unit: replay.unit,
    length: calls.length,
    textOf: (step) => textOf(mode, calls[step - 1]),
    Screen({ step }) {
      const call = calls[step - 1];
      return (
        <>
          <FigureList figures={figuresOf(mode, calls.slice(0, step))} />
          <div className={stage.stage}>
            <Caller pose={call ? 'down' : 'rest'} />
            {call && <Thing name={call.name as Name} />}
          </div>
        </>
      );
    },
  };
}

const figuresOf = (mode: Mode, calls: readonly Call[]) =>
  mode === 'duel'
    ? pointsOfBoth(calls)
    : [
        { label: labels.score, value: rightOf(calls, 0) },
        { label: labels.lives, value: livesOf(mode, calls, 0) },
      ];

/** Returns the text of a step: the call, and for each player the lift time and whether the player was right. */
function textOf(mode: Mode, call: Call | undefined): string {
  if (!call) return replay.start;
  const players = call.lifts.map((ms, player) => {
    const name = mode === 'duel' ? labels.player(player) : replay.you;
    const verdict = isRight(call, player) ? replay.right : replay.wrong;
    return `${name}: ${ms === null ? replay.down : msText(ms)}, ${verdict}.`;
  });
  return [callText(call.name as Name), ...players].join(' ');
}
