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
  /** The name of the player. Set only in a game of two players. */
  name?: string;
  /** Whether the player has already lifted the finger during the current call. Set only in a game of two players. */
  isLifted?: boolean;
};

/**
 * The shortest possible reaction to a call. If a resting finger leaves the button sooner, the player is not reacting to
 * the call, so the lift does not count.
 */
const SHORTEST_LIFT_MS = 100;

/**
 * The Udd button of a player. In the original game, a player lifts a finger to say that a thing flies. Here, a press of
 * the button by mouse, touch, key or switch device counts as lifting the finger. If a finger already rests on the
 * button when a call comes, taking the finger off the button counts, too.
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
        // A press may end the game, and another control then takes the place of this button. Without `swallowPress`,
        // the click of the same press would hit that control.
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
      // A switch device or a screen reader causes only a click, without any pointer event.
      onClick={({ nativeEvent }) => press(nativeEvent)}
      // A finger that rests on the button is a long press. Without this handler, a long press would open the context
      // menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {labels.udd}
      {name && <span className={styles.name}> {name}</span>}
    </button>
  );
}

/**
 * The keys of the first and the second player in a game of two. A is at the left end of a keyboard, L at the right end.
 */
const PLAYER_KEYS = ['KeyA', 'KeyL'];
const FOCUS_KEYS = ['Space', 'Enter'];

/**
 * Lifts a finger when a key is pressed, unless another control has the focus.
 * In a game of one player, Space and Enter lift the finger.
 * In a game of two players, A lifts the finger of the first player, and L the finger of the second player. Space and
 * Enter lift the finger of the player whose button has the focus.
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

/** The selector of controls that need Space, Enter or letters for their own purpose. */
const OTHER_CONTROLS = 'a, button:not([data-finger]), input, textarea, select, dialog';

/**
 * Calls `onPress` when one of the keys in `codes` (values of `KeyboardEvent.code`) goes down, unless another control
 * has the focus. The default action of the key is prevented: Space does not scroll the page, and releasing Space does
 * not click a button.
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
    // The listeners are removed one by one, because Safari 14 does not support the option `signal` of
    // `addEventListener`.
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('keyup', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('keyup', listener);
    };
  }, []);
}

/**
 * Returns the current turn, and the time from the moment when the turn became visible until a DOM event. Returns null
 * if the event came before that moment.
 */
export type ReactionOf = (event: Pick<Event, 'timeStamp'>) => Reaction | null;

/**
 * Measures reaction times. All times are the browser's own time stamps of frames and presses: on a slow phone the
 * handlers run late, but the time stamps are right. A press counts if it comes after the frame that paints the turn
 * (`from`). The reaction time starts one frame later (`at`), because the turn is certainly visible by then.
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
