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
 * Returns the replay of the match in the hash of a link, ball by ball; null for any other hash. The replay uses the
 * pure rules alone, so that it does not touch the store and the scores.
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
 * Returns the text of a step: what the latest ball was, the result if the match has ended, whose wicket has ended the
 * match, and the line about the ball.
 */
function textAfter(position: Position): string {
  const latest = latestBall(position);
  const ball = latest && ballSentence(latest.ball, latest.batter);
  return [ball, position.result, lastWicket(position), lineAfter(position)]
    .filter(Boolean)
    .join(' ');
}

/**
 * The link to the replay of the match that has just ended. The match is read from the position on the screen, as the
 * latest kept match (`selectRecent`) may be from another tab.
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
 * Returns a list with the row of a kept match, or an empty list for a match that cannot have been played by the
 * rules: the storage of the browser may hold anything.
 */
function summaryOf(kept: string) {
  const recording = recordingOf(kept);
  const end = positionsOf(recording)?.pop();
  if (!end) return [];
  return [{ ...scoresOf(end), result: end.result, hash: replayHashOf(recording) }];
}
