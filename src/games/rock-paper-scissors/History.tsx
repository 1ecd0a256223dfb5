import { Card } from '../../kit/Card';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { hands, labels } from './content';
import styles from './History.module.css';
import { HISTORY_LENGTH } from './rules';
import { selectHistory } from './slice';

export const loadReplay = () =>
  import(/* webpackChunkName: "rock-paper-scissors-later" */ './Replay');

/** The indices of all lines. Lines without a round are blank, so the height of the history stays the same. */
const LINES = Array.from({ length: HISTORY_LENGTH }, (_, line) => line);

/** The latest rounds, newest first, padded with blank lines to a fixed height. */
export function History() {
  const history = useAppSelector(selectHistory);
  return (
    <Card heading={labels.history}>
      <List ordered aria-label={labels.history}>
        {history.map(({ playerChoice, computerChoice, result, timestamp }, age) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id
          <li key={age} className={styles.round}>
            <span className={styles.hands}>
              <span>{hands[playerChoice].name}</span> <span className={styles.versus}>vs</span>{' '}
              <span>{hands[computerChoice].name}</span>
            </span>{' '}
            <span className={styles.time}>{timestamp}</span>{' '}
            <strong className={styles.result} data-result={result} lang="en-IN">
              {result}
            </strong>
          </li>
        ))}
      </List>
      {history.length === 0 && <p className={styles.none}>{labels.noHistory}</p>}
      {LINES.slice(Math.max(1, history.length)).map((line) => (
        <div key={line} className={styles.blank} aria-hidden="true" />
      ))}
      <div className={styles.replay}>
        {history.length > 0 && <LazyPart load={loadReplay} attempt={history} isSilent />}
      </div>
    </Card>
  );
}
