import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPageRendered, endPageTransition } from '../kit/pageTransition';
import hidden from '../kit/visuallyHidden.module.css';
import { useAppStore } from '../state/hooks';
import { selectAnyMenuOpen } from '../state/uiSlice';
import { PAGE_TITLE_ID } from './ids';

/**
 * Scrolls, moves the focus, and announces the new title after each navigation. The target of the `#hash` is scrolled
 * into view and gets the focus. Without a target, the page is scrolled to the top, and the heading gets the focus. If
 * the visitor has opened a menu during loading, the menu stays open and keeps the focus. For the first page of a visit,
 * the browser itself scrolls and announces.
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
    // The focus is moved later, because an open modal dialog of the previous page would not let the focus out of the
    // dialog.
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
 * Keeps the browser from restoring the scroll position on Back and Forward. Otherwise the browser would scroll again
 * after `scrollAndFocus`. The restoration is enabled again on `pagehide`, because the browser may restore the position
 * after a reload.
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
