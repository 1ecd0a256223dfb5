import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** When the browser has restored the page, before a form is submitted, and before the visitor changes a control. */
const EVENTS = ['pageshow', 'submit', 'keydown', 'beforeinput', 'pointerdown'];

const takeOvers = new Set<(event: Event) => void>();

/**
 * In one rendering: React resets what a control shows when it renders it for another one. And at once: the handler of
 * the form, which is called from React's root, must have what is shown.
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
