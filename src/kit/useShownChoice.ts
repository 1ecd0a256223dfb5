import { useState } from 'react';
import { afterPaint } from '../platform/afterPaint';

/**
 * The choice that a radio group shows, and a function that makes another one. It is shown from the press
 * until the next paint, as subscribers may be notified a frame later; then `value` counts again, which
 * need not have changed: DevTools may show a past state.
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
