import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import type { Replay } from '../shared/game';
import { replay as texts } from '../shared/replay/content';
import { ReplayLink } from '../shared/replay/ReplayLink';
import { BallList, inningsOf } from './Balls';
import { lastWicket, lineAfter } from './Commentary';
import { ballSentence, labels } from './content';
import styles from './HandCricket.module.css';
import { Hands } from './Hands';
import { recordingIn, replayHashOf } from './links';
import { positionsOf, recordingOf, recordingOfMatch } from './recording';
import type { Position } from './rules';
import { latestBall, scoresOf } from './rules';
import { Scoreboard } from './Scoreboard';
import { selectIsChallenged, selectPosition, selectRecent } from './slice';

/**
 * Returns the replay, ball by ball, of the match in the hash of a link; null for any other hash. The replay uses only
 * the pure rules and not the store, because a replay must not change the scores.
 */
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

/**
 * Returns the text of a step of the replay. The parts of the text are, in order: the latest ball in words; the result,
 * if the match is over; the words for the wicket, if a wicket has ended the match; and the commentary line.
 */
function textAfter(position: Position): string {
  const latest = latestBall(position);
  const ball = latest && ballSentence(latest.ball, latest.batter);
  return [ball, position.result, lastWicket(position), lineAfter(position)]
    .filter(Boolean)
    .join(' ');
}

/**
 * The link to the replay of the match that has just ended. The match is read from the position on the screen, because
 * the latest match in `selectRecent` may come from another tab.
 */
export default function MatchReplayLink() {
  const position = useAppSelector(selectPosition, shallowEqual);
  const challenged = useAppSelector(selectIsChallenged);
  return (
    <ReplayLink hash={position && replayHashOf(recordingOfMatch({ ...position, challenged }))} />
  );
}

/** The latest matches, newest first, with links to their replays. */
export function RecentMatches() {
  const recent = useAppSelector(selectRecent).flatMap(summaryOf);
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

/**
 * Returns a list with the row of a stored match. The list is empty if the match breaks the rules, because the browser's
 * storage can contain any text.
 */
function summaryOf(kept: string) {
  const recording = recordingOf(kept);
  const end = positionsOf(recording)?.pop();
  if (!end) return [];
  return [{ ...scoresOf(end), result: end.result, hash: replayHashOf(recording) }];
}
