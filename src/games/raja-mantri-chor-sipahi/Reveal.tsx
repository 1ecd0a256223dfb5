import { Fragment } from 'react';
import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { focusAfter } from '../../kit/focusAfter';
import { UserText } from '../../kit/text';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { ShareSlot } from '../shared/ShareSlot';
import { labels, lossOf, nameFieldId, verdicts } from './content';
import { Drawn } from './Drawn';
import { STEP_ID, startGame, startRound, VERDICT_ID } from './effects';
import styles from './Reveal.module.css';
import { OpenChits } from './Rounds';
import type { Round } from './rules';
import { isCaught, totalsOf, winnersOf } from './rules';
import { RoundNumber, Screen, useShownNames } from './Screen';
import {
  gameEnded,
  namesReopened,
  selectGuesser,
  selectLatestRound,
  selectPhase,
  selectRoundNumber,
  selectRounds,
  selectRoundsPlayed,
} from './slice';

const loadLine = () =>
  import(/* webpackChunkName: "raja-mantri-chor-sipahi-later" */ './Commentary');
const loadReplayLink = () =>
  import(/* webpackChunkName: "raja-mantri-chor-sipahi-later" */ './Replay');
const loadShare = () => import(/* webpackChunkName: "raja-mantri-chor-sipahi-later" */ './share');

/** Shows all chits open, and whether the Chor (the thief) was found. After the game, the winners are shown, too. */
export function Reveal() {
  const isOver = useAppSelector(selectPhase) === 'over';
  const latest = useAppSelector(selectLatestRound);
  const guesser = useAppSelector(selectGuesser);
  const names = useShownNames();
  if (!latest) return null;
  return (
    <Screen className={styles.reveal}>
      <div className={styles.top}>
        <RoundNumber />
        {isOver && <Winner />}
        <Verdict round={latest} isHeading={!isOver} />
      </div>
      {isOver && <AfterGame />}
      <div className={styles.chits}>
        <OpenChits round={latest} guesser={guesser} names={names} />
      </div>
      {!isOver && <AfterRound />}
    </Screen>
  );
}

/** Shows the paper crown and the winners. A tie for the most points has several winners. */
function Winner() {
  const rounds = useAppSelector(selectRounds);
  const guesser = useAppSelector(selectGuesser);
  const totals = totalsOf(rounds, guesser);
  return (
    <div className={styles.winner}>
      <Drawn symbol="crown" />
      <h2 id={VERDICT_ID} tabIndex={-1}>
        <NameList players={winnersOf(totals)} /> {labels.crowned}
      </h2>
      <p>{`${Math.max(...totals)} ${labels.points}`}</p>
    </div>
  );
}

/** Shows names of players as a list, such as `Raju`, `Raju aur Sita`, or `Raju, Sita aur Amit`. */
function NameList({ players }: { players: readonly number[] }) {
  const names = useShownNames();
  return players.map((player, index) => (
    <Fragment key={player}>
      {index > 0 && (index === players.length - 1 ? ` ${labels.and} ` : ', ')}
      <UserText>{names[player]}</UserText>
    </Fragment>
  ));
}

function Verdict({ round, isHeading }: { round: Round; isHeading: boolean }) {
  const guesser = useAppSelector(selectGuesser);
  const roundNumber = useAppSelector(selectRoundNumber);
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
        <LazyPart load={loadLine} attempt={roundNumber} isSilent />
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
  const roundsPlayed = useAppSelector(selectRoundsPlayed);
  return (
    <div>
      <ShareSlot load={loadShare} attempt={roundsPlayed} />
      <div className={`${row.row} ${styles.ending}`}>
        <Button onClick={() => focusAfter(() => dispatch(startGame()), STEP_ID)}>
          {labels.playAgain}
        </Button>
        <LazyPart load={loadReplayLink} isSilent />
        <Button quiet onClick={() => focusAfter(() => dispatch(namesReopened()), nameFieldId(0))}>
          {labels.otherNames}
        </Button>
      </div>
    </div>
  );
}
