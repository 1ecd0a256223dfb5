import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import { useAppSelector } from '../../state/hooks';
import { KeyHint } from '../shared/KeyHint';
import { LazyPart } from '../shared/LazyPart';
import { NewBestSlot, ShareSlot } from '../shared/ShareSlot';
import { ContinueButton, Controls, TopRow } from './Controls';
import { labels, msText } from './content';
import { Figures } from './Figures';
import styles from './Round.module.css';
import { isRight } from './rules';
import { Stage } from './Stage';
import {
  selectCall,
  selectIsDuelOn,
  selectIsRecord,
  selectLatest,
  selectMode,
  selectPhase,
  selectPoints,
  selectShown,
  selectTurn,
} from './slice';
import type { ReactionOf } from './UddButton';
import { UDD_ID, UddButton, useFingerKeys, useReaction } from './UddButton';
import { OppositeResult, Words } from './Words';

const loadShare = () => import(/* webpackChunkName: "chidiya-udd-later" */ './share');
const loadEnding = async () => ({
  default: (await import(/* webpackChunkName: "chidiya-udd-later" */ './Commentary')).Ending,
});

/** The game on the screen, from the choice of a mode to the result. */
export function Round() {
  const isDuel = useAppSelector(selectMode) === 'duel';
  const isDuelOn = useAppSelector(selectIsDuelOn);
  const isOver = useAppSelector(selectPhase) === 'over';
  const turn = useAppSelector(selectTurn);
  const isRecord = useAppSelector(selectIsRecord);
  const reactionOf = useReaction();
  useFingerKeys(reactionOf);
  if (isDuelOn) return <Duel reactionOf={reactionOf} />;
  return (
    <div className={styles.round} data-over={isOver || undefined}>
      <div>
        <TopRow />
        {!isDuel && <Figures />}
        {isOver && isRecord && <NewBestSlot />}
        {isDuel && isOver && <OppositeResult />}
        <Stage />
      </div>
      <div>
        <Words />
        {/*
         * The live region is always rendered, because screen readers do not announce a text that appears together with
         * its live region.
         */}
        <div aria-live="polite" className={styles.remark}>
          {isOver && <LazyPart load={loadEnding} attempt={turn} isSilent />}
        </div>
        {isOver && <ShareSlot load={loadShare} attempt={turn} />}
        <Controls reactionOf={reactionOf} />
      </div>
    </div>
  );
}

/**
 * The view during a game of two players. Each player has a half of the screen; the calls are between the two halves.
 */
function Duel({ reactionOf }: { reactionOf: ReactionOf }) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fill = () => screen.current?.scrollIntoView({ behavior: 'instant' });
    fill();
    // Turning the phone would leave only a part of the game in sight, so the game is scrolled into view again.
    const portrait = window.matchMedia('(orientation: portrait)');
    portrait.addEventListener('change', fill);
    return () => portrait.removeEventListener('change', fill);
  }, []);
  return (
    <div ref={screen} className={styles.duel}>
      <Half player={1} reactionOf={reactionOf} />
      <div className={styles.middle}>
        <TopRow />
        <Stage />
        <Words />
        <KeyHint keys="A, L" />
      </div>
      <Half player={0} reactionOf={reactionOf} />
    </div>
  );
}

/** The half of the screen for one player: the points, the result of the latest call, and the Udd button. */
function Half({ player, reactionOf }: { player: 0 | 1; reactionOf: ReactionOf }) {
  const isPaused = useAppSelector(selectPhase) === 'paused';
  const points = useAppSelector((state) => selectPoints(state, player));
  const latest = useAppSelector(selectLatest);
  const lift = useAppSelector((state) => selectShown(state)?.lifts[player]);
  const isLifted = useAppSelector((state) => typeof selectCall(state)?.lifts[player] === 'number');
  return (
    <div className={styles.half} data-player={player}>
      <dl className={styles.points} aria-label={labels.player(player)}>
        <dt>{labels.points}</dt>
        <dd>{points}</dd>
      </dl>
      <p className={styles.outcome} aria-hidden="true">
        {latest && <Icon shape={isRight(latest, player) ? tick : close} />}
        {typeof lift === 'number' && <span>{msText(lift)}</span>}
      </p>
      {isPaused && player === 0 ? (
        <ContinueButton />
      ) : (
        <UddButton
          id={player === 0 ? UDD_ID : undefined}
          player={player}
          reactionOf={reactionOf}
          name={labels.player(player)}
          isLifted={isLifted}
        />
      )}
    </div>
  );
}
