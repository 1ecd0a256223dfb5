import { useRef } from 'react';
import { swallowPress } from '../../kit/swallowPress';
import { useAppDispatch } from '../../state/hooks';
import { labels } from './content';
import { liftFinger } from './effects';
import styles from './UddButton.module.css';
import type { ReactionOf } from './useReaction';

type UddButtonProps = {
  id?: string | undefined;
  player: number;
  reactionOf: ReactionOf;
  /** Of two players. */
  name?: string;
  /** Of two players: whether this one has answered. */
  isLifted?: boolean;
};

/** A finger that rests leaves sooner for another reason than the call. */
const SHORTEST_LIFT_MS = 100;

/**
 * The button of a finger. A press lifts it, by mouse, finger, key or switch. A finger that rests on it when
 * a call comes lifts as in the real game, by leaving the button.
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
        // Its click would be one on what comes in the place of the button when this ends the game.
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
      // Of a key, a switch or a screen reader.
      onClick={({ nativeEvent }) => press(nativeEvent)}
      // A long press would open it.
      onContextMenu={(event) => event.preventDefault()}
    >
      {labels.udd}
      {name && <span className={styles.name}> {name}</span>}
    </button>
  );
}
