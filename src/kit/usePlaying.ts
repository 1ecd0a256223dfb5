import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useIsHidden, useReducedMotion } from './browserState';

/**
 * Whether the visitor wants the slides of a region to move, and whether they do so at this moment.
 * They wait while they are pointed at, while one of their controls has the focus, while the tab is
 * hidden, and where the visitor asked for less motion; Play overrules what made them wait.
 */
export function usePlaying(region: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const overruled = useRef<Element>(null);
  const isHidden = useIsHidden();
  const isCalm = useReducedMotion();

  // Who was there before the page was awake.
  useEffect(() => {
    setPointedAt(region.current?.matches(':hover') ?? false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region]);

  const isPlaying = choice === null ? !isCalm : choice === 'play';
  return {
    isPlaying,
    isRunning: isPlaying && !isPointedAt && !isFocused && !isHidden,
    toggle({ currentTarget }: MouseEvent) {
      overruled.current = currentTarget;
      setChoice(isPlaying ? 'pause' : 'play');
      setPointedAt(false);
      setFocused(false);
    },
    holders: {
      // Not of the mouse, which a tap stands in for: a finger leaves when it is lifted.
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
    },
    controlHolders: {
      // Back from another window, the browser gives Play the focus anew: it was overruled already.
      onFocus: ({ target }: FocusEvent) => setFocused(target !== overruled.current),
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget) overruled.current = null;
        setFocused(false);
      },
    },
  };
}
