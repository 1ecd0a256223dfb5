import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * The events at which the values of all controls are read: when a page is restored, when a form is submitted, and
 * before a control changes.
 */
const EVENTS = ['pageshow', 'submit', 'keydown', 'beforeinput', 'pointerdown'];

const takeOvers = new Set<(event: Event) => void>();

/**
 * Copies the values of all controls into the state in one rendering. A rendering after only one control would reset all
 * other controls to their old values. `flushSync` renders at once, because the submit handler needs the new values.
 */
const takeOverAll = (event: Event) =>
  flushSync(() => {
    for (const takeOver of takeOvers) takeOver(event);
  });

/**
 * Calls `takeOver` when a control may show a value that is not in the state. Autofill, a password manager, or a browser
 * that restores a page may set a value without an event.
 */
export function useShownValue(takeOver: (event?: Event) => void) {
  const onEvent = useEffectEvent(takeOver);
  useEffect(() => {
    const update = (event?: Event) => onEvent(event);
    update();
    takeOvers.add(update);
    for (const type of EVENTS) window.addEventListener(type, takeOverAll, true);
    return () => void takeOvers.delete(update);
  }, []);
}
