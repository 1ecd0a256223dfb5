import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';

/**
 * Returns the choice that a radio group shows, and a function that makes a new choice. The group shows a new choice at
 * once, because the store may notify its subscribers a frame later. Then, on a slow phone after the next paint, the
 * group shows `value` again. `value` may still be the old choice, because a press changes no state while DevTools shows
 * a past state.
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
