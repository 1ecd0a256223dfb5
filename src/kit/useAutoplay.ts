import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../platform/media';

function subscribeToVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether the tab is hidden. */
const useIsHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * The autoplay of a carousel. `isPlaying` is the visitor's choice: by default autoplay is on, but off if the visitor
 * prefers reduced motion. `isRunning` says whether the slides advance now. Hover, focus on a control and a hidden tab
 * suspend autoplay. A press of Play ends a suspension by hover or focus.
 */
export function useAutoplay(region: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const ignoredFocus = useRef<Element>(null);
  const isHidden = useIsHidden();
  const prefersReducedMotion = useReducedMotion();

  // The pointer or the focus may have been in the region before hydration.
  useEffect(() => {
    setHovered(region.current?.matches(':hover') ?? false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region]);

  const isPlaying = choice === null ? !prefersReducedMotion : choice === 'play';
  return {
    isPlaying,
    isRunning: isPlaying && !isHovered && !isFocused && !isHidden,
    toggle({ currentTarget }: MouseEvent) {
      ignoredFocus.current = currentTarget;
      setChoice(isPlaying ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    hoverHandlers: {
      // Pointer events are used, because a tap causes `mouseenter` without `mouseleave`: with mouse events a tap would
      // suspend autoplay for good.
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
    focusHandlers: {
      // When the window regains the focus, the browser focuses the pressed button again. This focus must not suspend
      // autoplay.
      onFocus: ({ target }: FocusEvent) => setFocused(target !== ignoredFocus.current),
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget) ignoredFocus.current = null;
        setFocused(false);
      },
    },
  };
}
