import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Events at which all controls are looked at: a page is restored, a form is submitted, a control is about to change. */
const EVENTS = ['pageshow', 'submit', 'keydown', 'beforeinput', 'pointerdown'];

const takeOvers = new Set<(event: Event) => void>();

/**
 * Takes over the values of all controls in one rendering, as React resets a control to its old value when it renders
 * for another control. `flushSync` is needed, as the submit handler of the form must have the new values.
 */
const takeOverAll = (event: Event) =>
  flushSync(() => {
    for (const takeOver of takeOvers) takeOver(event);
  });

/**
 * Calls `takeOver` when a control may show another value than the state has, as no event has told of it: autofill and
 * password managers may set values silently, and browsers restore them.
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
