import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { focusAfter } from '../../kit/focusAfter';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { ShareSlot } from '../shared/share/ShareSlot';
import { labels, lossOf, verdicts } from './content';
import { startGame, startRound } from './effects';
import { nameFieldId, STEP_ID, VERDICT_ID } from './ids';
import { OpenChits } from './OpenChits';
import styles from './Reveal.module.css';
import { RoundNumber } from './RoundNumber';
import type { Guesser, Round } from './rules';
import { isCaught } from './rules';
import { gameEnded, namesReopened, selectGame } from './slice';
import { usePlayers } from './usePlayers';
import { useScrollIntoView } from './useScrollIntoView';
import { Winner } from './Winner';

const loadLine = () => import(/* webpackChunkName: "raja-play" */ './lines/VerdictLine');
const loadShare = () => import(/* webpackChunkName: "raja-play" */ './share/ShareResult');
const loadReplayLink = () => import(/* webpackChunkName: "raja-play" */ './replay/ReplayLink');

/** All chits are open: whether the Chor was found, and after the last round who has won. */
export function Reveal() {
  const { phase, rounds, guesser } = useAppSelector(selectGame);
  const names = usePlayers();
  const view = useScrollIntoView<HTMLDivElement>();
  const latest = rounds[rounds.length - 1];
  if (!latest) return null;
  return (
    <div ref={view} className={styles.reveal}>
      <div className={styles.top}>
        <RoundNumber />
        {phase === 'over' && <Winner />}
        <Verdict
          round={latest}
          guesser={guesser}
          turn={rounds.length}
          isHeading={phase !== 'over'}
        />
      </div>
      <div className={styles.chits}>
        <OpenChits round={latest} guesser={guesser} names={names} />
      </div>
      <div>{phase === 'over' ? <AfterGame /> : <AfterRound />}</div>
    </div>
  );
}

type VerdictProps = { round: Round; guesser: Guesser; turn: number; isHeading: boolean };

function Verdict({ round, guesser, turn, isHeading }: VerdictProps) {
  const found = isCaught(round);
  const stamp = `${wordStamp.stamp} ${styles.stamp}`;
  const text = found ? verdicts.caught : verdicts.missed;
  return (
    <div className={styles.verdict} data-caught={found}>
      {isHeading ? (
        <h2 id={VERDICT_ID} className={stamp} tabIndex={-1}>
          {text}
        </h2>
      ) : (
        <strong className={stamp}>{text}</strong>
      )}
      <p>
        <LazyPart load={loadLine} attempt={turn} isOptional />
        {!found && <span>{` ${lossOf(guesser)}`}</span>}
      </p>
    </div>
  );
}

function AfterRound() {
  const dispatch = useAppDispatch();
  return (
    <div className={`${row.row} ${styles.apart}`}>
      <Button onClick={() => focusAfter(() => dispatch(startRound()), STEP_ID)}>
        {labels.nextRound}
      </Button>
      <Button quiet onClick={() => focusAfter(() => dispatch(gameEnded()), VERDICT_ID)}>
        {labels.end}
      </Button>
    </div>
  );
}

function AfterGame() {
  const dispatch = useAppDispatch();
  const { roundsPlayed } = useAppSelector(selectGame);
  return (
    <>
      <div className={row.row}>
        <Button onClick={() => focusAfter(() => dispatch(startGame()), STEP_ID)}>
          {labels.playAgain}
        </Button>
        <LazyPart load={loadReplayLink} isOptional />
        <Button quiet onClick={() => focusAfter(() => dispatch(namesReopened()), nameFieldId(0))}>
          {labels.otherNames}
        </Button>
      </div>
      <ShareSlot load={loadShare} attempt={roundsPlayed} />
    </>
  );
}
