import type { Replay } from '../../shared/game';
import { callText, labels, msText } from '../content';
import figures from '../Figures.module.css';
import type { Name } from '../names';
import { pointsOfBoth } from '../Points';
import type { Call, Mode } from '../rules';
import { isRight, livesOf, rightOf } from '../rules';
import stage from '../Stage.module.css';
import { Caller, Thing } from '../Things';
import { replay as texts } from './content';
import { recordingIn } from './hash';

/** A game, call by call, by the pure rules alone: store and scores are not touched. */
export function replayIn(hash: string): Replay | null {
  const recording = recordingIn(hash);
  if (!recording) return null;
  const { mode, calls } = recording;
  return {
    unit: texts.unit,
    length: calls.length,
    textOf: (step) => textOf(mode, calls[step - 1]),
    Screen({ step }) {
      const call = calls[step - 1];
      return (
        <>
          <dl className={figures.figures}>
            {figuresOf(mode, calls.slice(0, step)).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
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

/** The call, and what each player did. */
function textOf(mode: Mode, call: Call | undefined): string {
  if (!call) return texts.start;
  const players = call.lifts.map((ms, player) => {
    const name = mode === 'duel' ? labels.player(player) : texts.you;
    const verdict = isRight(call, player) ? texts.right : texts.wrong;
    return `${name}: ${ms === null ? texts.down : msText(ms)}, ${verdict}.`;
  });
  return [callText(call.name as Name), ...players].join(' ');
}
