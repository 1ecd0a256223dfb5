import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';

/**
 * The choice that a radio group shows, and a function that makes another choice. A choice is shown at the press, as the
 * store may notify its subscribers a frame later. From the next paint on, `value` counts again, even if it has not
 * changed: DevTools may show a past state.
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
