import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back at once when the screen may be seen by somebody else: the phone was turned, another app or tab
 * was opened, or the browser lost the focus to a notification.
 */
export function usePutDown(onPutDown: () => void) {
  const callback = useEffectEvent(onPutDown);
  useEffect(() => {
    const putDown = () => callback();
    const putDownIfHidden = () => {
      if (document.hidden) callback();
    };
    const portrait = window.matchMedia('(orientation: portrait)');
    document.addEventListener('visibilitychange', putDownIfHidden);
    window.addEventListener('blur', putDown);
    window.addEventListener('pagehide', putDown);
    // Also tells when it is turned upside down, which leaves the media query as it is.
    window.addEventListener('orientationchange', putDown);
    portrait.addEventListener('change', putDown);
    return () => {
      document.removeEventListener('visibilitychange', putDownIfHidden);
      window.removeEventListener('blur', putDown);
      window.removeEventListener('pagehide', putDown);
      window.removeEventListener('orientationchange', putDown);
      portrait.removeEventListener('change', putDown);
    };
  }, []);
}
