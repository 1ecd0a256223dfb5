import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { inTurn } from '../shared/lines';
import { useLostFocus } from '../shared/useLostFocus';
import type { Name } from './caller';
import { trickOf } from './caller';
import { birdVoice, callText, labels } from './content';
import { FigureList, pointsOfBoth } from './Figures';
import { isRight } from './rules';
import {
  selectCall,
  selectCalls,
  selectLatest,
  selectMode,
  selectPhase,
  selectShown,
  selectShownIndex,
  selectTurn,
  selectWinner,
} from './slice';
import result from './Words.deferred.module.css';
import styles from './Words.module.css';

const loadLine = async () => ({
  default: (await import(/* webpackChunkName: "chidiya-udd-later" */ './Commentary')).CallLine,
});

/**
 * The words of the game: the current call, then a line about the outcome of the call, and at the end the result. Screen
 * readers announce each call once.
 */
export function Words() {
  const isOver = useAppSelector(selectPhase) === 'over';
  const isDuel = useAppSelector(selectMode) === 'duel';
  const turn = useAppSelector(selectTurn);
  const call = useAppSelector(selectCall);
  const latest = useAppSelector(selectLatest);
  const shown = useAppSelector(selectShown);
  const index = useAppSelector(selectShownIndex);
  return (
    <div className={styles.words}>
      {isOver && <Result />}
      <div className={styles.call}>
        <p role="status">
          {shown && (
            // The `key` gives each call a new element. Otherwise screen readers would not announce a name that is
            // called again.
            <span key={index} translate="no">
              {callText(shown.name as Name)}
            </span>
          )}
        </p>
        {latest && !isDuel && (
          <Icon
            shape={isRight(latest, 0) ? tick : close}
            className={isRight(latest, 0) ? styles.right : styles.wrong}
          />
        )}
      </div>
      {call && (
        <span key={turn} className={styles.time} style={{ animationDuration: `${call.ms}ms` }} />
      )}
      <div aria-live="polite" className={styles.line}>
        {latest || isOver ? <LazyPart load={loadLine} attempt={turn} isSilent /> : <Hint />}
      </div>
    </div>
  );
}

/** The hint below the call. It is shown before the first call, in a pause, and during a call in the voice of a bird. */
function Hint() {
  const phase = useAppSelector(selectPhase);
  const mode = useAppSelector(selectMode);
  const call = useAppSelector(selectCall);
  const { length } = useAppSelector(selectCalls);
  return <p>{line()}</p>;

  function line() {
    if (phase === 'idle') return labels.intro[mode];
    if (phase === 'paused') return labels.paused;
    if (!call) return labels.ready;
    const isBird = trickOf(call.name as Name, length) === 'voice';
    return isBird ? `(${inTurn(birdVoice, length)})` : null;
  }
}

/** The id of the heading of the result. The heading gets the focus if the button that had the focus was removed. */
const RESULT_ID = 'udd-result';

/** The result of a game. After a game of two players, the points of both players are below the result. */
function Result() {
  const isDuel = useAppSelector(selectMode) === 'duel';
  const calls = useAppSelector(selectCalls);
  useLostFocus(RESULT_ID);
  return (
    <>
      <h2 id={RESULT_ID} tabIndex={-1} lang="en-IN" className={result.result}>
        <Verdict />
      </h2>
      {isDuel && <FigureList label={labels.figures} figures={pointsOfBoth(calls)} />}
    </>
  );
}

/**
 * A copy of the result, turned upside down for the player on the opposite side of the phone. The copy is hidden from
 * screen readers, which would otherwise read the result twice.
 */
export function OppositeResult() {
  const calls = useAppSelector(selectCalls);
  return (
    <div className={result.opposite} aria-hidden="true">
      <p lang="en-IN" className={result.result}>
        <Verdict />
      </p>
      <FigureList figures={pointsOfBoth(calls)} />
    </div>
  );
}

function Verdict() {
  const isDuel = useAppSelector(selectMode) === 'duel';
  const winner = useAppSelector(selectWinner);
  return <span className={wordStamp.stamp}>{isDuel ? labels.duelResult(winner) : labels.out}</span>;
}
