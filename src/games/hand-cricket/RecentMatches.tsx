import { Link } from 'react-router-dom';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './HandCricket.module.css';
import { positionsOf, recordingOf } from './recording';
import { hashOf } from './replay/hash';
import { scoresOf } from './scores';
import { selectMatch } from './slice';

/** The latest matches, newest first, each of which can be watched again. */
export default function RecentMatches() {
  const recent = useAppSelector(selectMatch).recent.flatMap(summaryOf);
  return (
    <List ordered aria-label={labels.recent} className={styles.list}>
      {recent.map(({ you, computer, result, hash }, age) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: matches have no id
        <li key={age}>
          {hash ? (
            <Link to={hash}>{labels.both(you, computer)}</Link>
          ) : (
            <span>{labels.both(you, computer)}</span>
          )}{' '}
          <strong lang="en-IN" className={styles.result} data-result={result}>
            {result}
          </strong>
        </li>
      ))}
    </List>
  );
}

/** Nothing for a match that the rules do not know: the browser's storage may hold anything. */
function summaryOf(kept: string) {
  const recording = recordingOf(kept);
  const end = positionsOf(recording)?.pop();
  if (!end) return [];
  return [{ ...scoresOf(end), result: end.result, hash: hashOf(recording) }];
}
