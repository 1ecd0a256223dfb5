import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { LazyPart } from '../shared/LazyPart';
import { Controls } from './Controls';
import { liftFinger } from './effects';
import { Figures } from './Figures';
import { Half } from './Half';
import { OppositeResult } from './Result';
import styles from './Round.module.css';
import { playersOf } from './rules';
import { Stage } from './Stage';
import { selectGame, selectIsOn, selectIsTimed } from './slice';
import { TopRow } from './TopRow';
import { useKeys } from './useKeys';
import type { ReactionOf } from './useReaction';
import { useReaction } from './useReaction';
import { Words } from './Words';

const loadEnding = () => import(/* webpackChunkName: "udd-play" */ './lines/Ending');

/** The game on the screen, from the choice of a mode to the result. */
export function Round() {
  const { phase, mode, turn } = useAppSelector(selectGame);
  const reactionOf = useReaction();
  useFingerKeys(reactionOf);
  const isOn = useAppSelector(selectIsOn);
  if (isOn && mode === 'duel') return <Duel reactionOf={reactionOf} />;
  return (
    <div className={styles.round}>
      <TopRow />
      {mode !== 'duel' && <Figures />}
      {mode === 'duel' && phase === 'over' && <OppositeResult />}
      <Stage />
      <Words />
      <Controls reactionOf={reactionOf} />
      {/* There from the start, as what comes with a region is not announced. */}
      <div aria-live="polite" className={styles.remark}>
        {phase === 'over' && <LazyPart load={loadEnding} attempt={turn} isOptional />}
      </div>
    </div>
  );
}

/** A half of the screen for each thumb, and the calls between them. */
function Duel({ reactionOf }: { reactionOf: ReactionOf }) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fill = () => screen.current?.scrollIntoView({ behavior: 'instant' });
    fill();
    // A phone that is turned would show a part of it.
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
      </div>
      <Half player={0} reactionOf={reactionOf} />
    </div>
  );
}

/** Keys at the left and right end of a keyboard. */
const PLAYER_KEYS = ['KeyA', 'KeyL'];
const FOCUS_KEYS = ['Space', 'Enter'];

/** Space and Enter lift the finger that has the focus; alone, wherever the focus is. */
function useFingerKeys(reactionOf: ReactionOf) {
  const dispatch = useAppDispatch();
  const { mode } = useAppSelector(selectGame);
  const isAlone = playersOf(mode) === 1;
  const isTimed = useAppSelector(selectIsTimed);
  const codes = isAlone ? FOCUS_KEYS : [...FOCUS_KEYS, ...PLAYER_KEYS];
  useKeys(isTimed ? codes : [], (event) => {
    const focused = (event.target as HTMLElement).dataset?.finger;
    const player = PLAYER_KEYS.includes(event.code)
      ? PLAYER_KEYS.indexOf(event.code)
      : Number(focused ?? (isAlone ? 0 : Number.NaN));
    if (!Number.isNaN(player)) dispatch(liftFinger(player, reactionOf(event)));
  });
}
