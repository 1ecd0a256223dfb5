import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Events at which the values of all controls are read: a page is restored, a form is submitted, a control is about to
 * change.
 */
const EVENTS = ['pageshow', 'submit', 'keydown', 'beforeinput', 'pointerdown'];

const takeOvers = new Set<(event: Event) => void>();

/**
 * Takes over the values of all controls in one rendering, because a rendering for one control alone would reset the
 * other controls to their old values. `flushSync` renders at once, so that the submit handler has the new values.
 */
const takeOverAll = (event: Event) =>
  flushSync(() => {
    for (const takeOver of takeOvers) takeOver(event);
  });

/**
 * Calls `takeOver` when a control may show a value that is not in the state: autofill and password managers may set
 * values without an event, and so do browsers that restore a page.
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
