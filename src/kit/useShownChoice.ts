import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';

/**
 * The choice that a radio group shows, and a function that makes another choice. A new choice is shown at once,
 * because the store may notify its subscribers a frame later. From the next paint on, the group shows `value` again.
 * This may still be the old choice: while DevTools shows a past state, a press does not change `value`.
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
