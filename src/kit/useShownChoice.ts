import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';

/**
 * The choice that a radio group shows, and a function that makes another choice. The new choice is shown at once at
 * the press, as the store may notify its subscribers only a frame later. From the next paint on, the group shows
 * `value` again, even if `value` has not changed: DevTools may show a past state.
 */
export function useShownChoice<Value>(value: Value | null, onChoose: (value: Value) => void) {
  const [choice, setChoice] = useState<Value | null>(null);
  const choose = (chosen: Value) => {
    setChoice(chosen);
    onChoose(chosen);
    afterPaint(() => setChoice(null));
  };
  return [choice ?? value, choose] as const;
}
