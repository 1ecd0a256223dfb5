import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `takeOver` when a control may show another value than the state has, as no event has told of it: when it is
 * hydrated, when the browser has restored the page, and before its form is submitted, since autofill and password
 * managers may set values silently.
 */
export function useShownValue(
  control: RefObject<HTMLElement | null>,
  takeOver: (event?: Event) => void,
) {
  const onEvent = useEffectEvent(takeOver);
  useEffect(() => {
    const update = (event?: Event) => onEvent(event);
    // Rendered at once: the handler of the form must have what is shown.
    const onSubmit = (event: Event) => flushSync(() => onEvent(event));
    const form = control.current?.closest('form');
    update();
    window.addEventListener('pageshow', update);
    // Before React's own handlers, which are called from the root.
    form?.addEventListener('submit', onSubmit, true);
    return () => {
      window.removeEventListener('pageshow', update);
      form?.removeEventListener('submit', onSubmit, true);
    };
  }, [control]);
}
