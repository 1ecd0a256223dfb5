import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { labels } from './content';
import { liftFinger } from './thunks';
import styles from './UddButton.module.css';
import type { ReactionOf } from './useReaction';

type UddButtonProps = {
  id?: string | undefined;
  player: number;
  reactionOf: ReactionOf;
  /** Of two players. */
  name?: string;
  isLifted: boolean;
};

/** A finger that rests is not lifted sooner by any call; earlier it leaves for another reason. */
const SHORTEST_LIFT_MS = 100;

/**
 * The button of a finger. A press lifts it, by mouse, finger, key or switch. A finger that rests on it when
 * a call comes lifts as in the real game, by leaving the button.
 */
export function UddButton({ id, player, reactionOf, name, isLifted }: UddButtonProps) {
  const dispatch = useAppDispatch();
  const isResting = useRef(false);
  const isPressed = useRef(false);
  const press = (event: PointerEvent | MouseEvent) =>
    dispatch(liftFinger(player, reactionOf(event)));
  return (
    <button
      type="button"
      id={id}
      className={styles.udd}
      data-finger={player}
      data-lifted={isLifted || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        isPressed.current = true;
        isResting.current = !press(event);
      }}
      onPointerUp={(event) => {
        const reaction = reactionOf(event);
        if (isResting.current && reaction && reaction.ms >= SHORTEST_LIFT_MS) press(event);
        isResting.current = false;
      }}
      onPointerCancel={() => {
        isResting.current = false;
      }}
      onClick={(event) => {
        // A pointer's press was handled when it began.
        if (!isPressed.current) press(event);
        isPressed.current = false;
      }}
      // A long press would open it.
      onContextMenu={(event) => event.preventDefault()}
    >
      {labels.udd}
      {name && <span className={styles.name}> {name}</span>}
    </button>
  );
}
