import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import { useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/inTurn';
import { LazyPart } from '../shared/LazyPart';
import { trickOf } from './caller';
import { birdVoice, callText, labels } from './content';
import type { Name } from './names';
import { Result } from './Result';
import { isRight } from './rules';
import type { ChidiyaUddState } from './slice';
import { selectGame, selectLatest, selectShown, selectShownIndex } from './slice';
import styles from './Words.module.css';

const loadLine = () => import(/* webpackChunkName: "udd-play" */ './lines/CallLine');

/** The call, announced once; then what became of it; at the end the result. */
export function Words() {
  const game = useAppSelector(selectGame);
  const { phase, mode, turn, call } = game;
  const latest = useAppSelector(selectLatest);
  const shown = useAppSelector(selectShown);
  const index = useAppSelector(selectShownIndex);
  const isOver = phase === 'over';
  return (
    <div className={styles.words}>
      {isOver && <Result />}
      <div className={styles.call}>
        <p role="status">
          {shown && (
            // Another element for each call: the same text would not be announced again.
            <span key={index} translate="no">
              {callText(shown.name as Name)}
            </span>
          )}
        </p>
        {latest && mode !== 'duel' && (
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
        {latest || isOver ? (
          <LazyPart load={loadLine} attempt={turn} isOptional />
        ) : (
          <p>{lineOf(game)}</p>
        )}
      </div>
    </div>
  );
}

function lineOf({ phase, mode, call, calls }: ChidiyaUddState) {
  if (phase === 'idle') return labels.intro[mode];
  if (phase === 'paused') return labels.paused;
  if (!call) return labels.ready;
  const isBird = trickOf(call.name as Name, calls.length) === 'voice';
  return isBird ? `(${inTurn(birdVoice, calls.length)})` : null;
}
