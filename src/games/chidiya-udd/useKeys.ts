import { useEffect, useEffectEvent } from 'react';

/** Controls with a use of their own for the keys. */
const OTHER_CONTROLS = 'a, button:not([data-finger]), input, textarea, select, dialog';

/**
 * Calls `onPress` when one of these keys (`KeyboardEvent.code`) goes down, wherever the focus is but on
 * another control; also keeps Space from scrolling, and from clicking a button when it is released.
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
    // Safari 14 does not know the signal of an AbortController here.
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('keyup', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('keyup', listener);
    };
  }, []);
}
