import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { swallowPress } from '../../kit/swallowPress';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { labels } from './content';
import type { Reaction } from './effects';
import { liftFinger } from './effects';
import { playersOf } from './rules';
import { selectIsTimed, selectMode, selectTurn } from './slice';
import styles from './UddButton.module.css';

/** The id of the Udd button that gets the focus when a game starts or continues. */
export const UDD_ID = 'udd';

type UddButtonProps = {
  id?: string | undefined;
  player: number;
  reactionOf: ReactionOf;
  /** The name of the player in a game of two. */
  name?: string;
  /** Whether the player has answered, in a game of two that still awaits the other player. */
  isLifted?: boolean;
};

/**
 * The shortest time after a call in which a resting finger can leave the button because of the call. A finger that
 * leaves sooner had another reason.
 */
const SHORTEST_LIFT_MS = 100;

/**
 * The button of a finger. A press of the button lifts the finger, by mouse, touch, key or switch. A finger that rests on
 * the button when a call comes lifts as in the real game, by leaving it.
 */
export function UddButton({ id, player, reactionOf, name, isLifted = false }: UddButtonProps) {
  const dispatch = useAppDispatch();
  const isResting = useRef(false);
  const press = (event: Event) => dispatch(liftFinger(player, reactionOf(event)));
  return (
    <button
      type="button"
      id={id}
      className={styles.udd}
      data-finger={player}
      data-lifted={isLifted || undefined}
      onPointerDown={({ nativeEvent, button }) => {
        if (button !== 0) return;
        // A press may end the game: its click would then hit the control that takes the place of this button.
        swallowPress();
        isResting.current = true;
        press(nativeEvent);
      }}
      onPointerUp={({ nativeEvent }) => {
        const isLift = (reactionOf(nativeEvent)?.ms ?? 0) >= SHORTEST_LIFT_MS;
        if (isResting.current && isLift) press(nativeEvent);
        isResting.current = false;
      }}
      onPointerCancel={() => {
        isResting.current = false;
      }}
      // A press by a switch or a screen reader causes a click alone, without an event of a pointer.
      onClick={({ nativeEvent }) => press(nativeEvent)}
      // A finger that rests on the button is a long press, which would open the context menu of the browser.
      onContextMenu={(event) => event.preventDefault()}
    >
      {labels.udd}
      {name && <span className={styles.name}> {name}</span>}
    </button>
  );
}

/** The keys of two players, at the left and right end of a keyboard. */
const PLAYER_KEYS = ['KeyA', 'KeyL'];
const FOCUS_KEYS = ['Space', 'Enter'];

/**
 * Lifts a finger by keys. Space and Enter lift the finger whose button has the focus; in a game of one player they
 * lift the finger unless the focus is on another control. In a game of two, A and L lift the fingers of the first and
 * second player.
 */
export function useFingerKeys(reactionOf: ReactionOf) {
  const dispatch = useAppDispatch();
  const isAlone = playersOf(useAppSelector(selectMode)) === 1;
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

/** The selector of the controls that use the keys for something else. */
const OTHER_CONTROLS = 'a, button:not([data-finger]), input, textarea, select, dialog';

/**
 * Calls `onPress` when one of these keys (`KeyboardEvent.code`) goes down, unless the focus is on another control.
 * The key has no other effect: Space neither scrolls the page nor clicks a button when the key is released.
 */
export function useKeys(codes: readonly string[], onPress: (event: KeyboardEvent) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, repeat, altKey, ctrlKey, metaKey } = event;
    if (!codes.includes(code) || altKey || ctrlKey || metaKey) return;
    if (target instanceof Element && target.closest(OTHER_CONTROLS)) return;
    event.preventDefault();
    if (event.type === 'keydown' && !repeat) onPress(event);
  });
  useEffect(() => {
    // The listeners are removed one by one, as Safari 14 does not know the option `signal` of `addEventListener`.
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('keyup', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('keyup', listener);
    };
  }, []);
}

/** Returns the turn and the reaction time of an event; null for an event before the turn could be seen. */
export type ReactionOf = (event: Pick<Event, 'timeStamp'>) => Reaction | null;

/**
 * Measures reactions by the time stamps of the browser: of the frames that show a turn, and of the press. A slow
 * phone handles frames and presses late, but their time stamps are right. A turn can be seen from the frame that
 * paints it; the time counts from the next frame, by which the turn was surely seen.
 */
export function useReaction(): ReactionOf {
  const turn = useAppSelector(selectTurn);
  const seen = useRef({ turn: -1, from: 0, at: 0 });
  useLayoutEffect(() => {
    let frame = requestAnimationFrame((from) => {
      seen.current = { turn, from, at: from };
      frame = requestAnimationFrame((at) => {
        seen.current.at = at;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [turn]);
  return ({ timeStamp }) => {
    const { turn, from, at } = seen.current;
    return timeStamp < from ? null : { turn, ms: Math.max(0, Math.round(timeStamp - at)) };
  };
}
