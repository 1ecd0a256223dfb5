import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPageRendered, endPageTransition } from '../kit/pageTransition';
import hidden from '../kit/visuallyHidden.module.css';
import { useAppStore } from '../state/hooks';
import { selectAnyMenuOpen } from '../state/uiSlice';
import { PAGE_TITLE_ID } from './ids';

/**
 * Scrolls to the top or to the target of the `#hash` after each navigation, moves the focus to the heading of the
 * page or to the target, and announces the new title. A menu that was opened while the page was loading stays open
 * and keeps the focus. For the first page of a visit the browser scrolls and announces.
 */
export function RouteAnnouncer() {
  const { key, hash } = useLocation();
  const { getState } = useAppStore();
  const announcedKey = useRef(key);
  const [title, setTitle] = useState('');

  useEffect(disableScrollRestoration, []);

  useEffect(() => {
    if (announcedKey.current === key) return;
    announcedKey.current = key;
    // The focus is moved later, as a modal dialog of the previous page traps the focus until the dialog is closed.
    afterPageRendered(() => {
      scrollAndFocus(hash, { takesFocus: !selectAnyMenuOpen(getState()) });
      endPageTransition(key);
    });
    setTitle(document.title);
  }, [key, hash, getState]);

  return (
    <p className={hidden.visuallyHidden} aria-live="polite">
      {title}
    </p>
  );
}

function scrollAndFocus(hash: string, { takesFocus }: { takesFocus: boolean }) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  if (!takesFocus) return;
  (target ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: true });
}

/**
 * Keeps the browser from scrolling after `scrollAndFocus` on Back and Forward. Restoration is enabled again on
 * `pagehide`, as a reload may restore the scroll position.
 */
function disableScrollRestoration() {
  const manual = () => {
    window.history.scrollRestoration = 'manual';
  };
  const auto = () => {
    window.history.scrollRestoration = 'auto';
  };
  manual();
  window.addEventListener('pageshow', manual);
  window.addEventListener('pagehide', auto);
  return () => {
    window.removeEventListener('pageshow', manual);
    window.removeEventListener('pagehide', auto);
  };
}
