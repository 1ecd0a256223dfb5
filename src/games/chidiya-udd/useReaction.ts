import { useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectTurn } from './slice';

/** How long after a turn was seen something happened, in milliseconds. */
export type Reaction = { turn: number; ms: number };

/** Gives the reaction that an event is; null for one that happened before the turn could be seen. */
export type ReactionOf = (event: Pick<Event, 'timeStamp'>) => Reaction | null;

/**
 * Measures reactions by the browser's own time stamps, of the frames that show a turn and of the press:
 * on a slow phone both are handled late, but the stamps are right. A turn can be seen from the frame that
 * paints it; the time counts from the frame after, when it surely was.
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
