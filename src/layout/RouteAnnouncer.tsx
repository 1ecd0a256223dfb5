import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPageRendered, endPageTransition } from '../kit/pageTransition';
import { useAppStore } from '../state/hooks';
import styles from './Frame.module.css';
import { selectAnyMenuOpen } from './uiSlice';

/**
 * On each change of page: scrolls to the top, or to the `#hash`, moves the focus there and says the
 * new title. A menu that was opened while the page was on its way stays open, and keeps the focus. The
 * first page of a visit is left to the browser.
 */
export function RouteAnnouncer() {
  const { key, hash } = useLocation();
  const { getState } = useAppStore();
  const arrivedAt = useRef(key);
  const [title, setTitle] = useState('');

  useEffect(takeOverScrolling, []);

  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    // A dialog of the page before traps the focus until it is rendered closed.
    afterPageRendered(() => {
      arrive(hash, { takesFocus: !selectAnyMenuOpen(getState()) });
      endPageTransition();
    });
    setTitle(document.title);
  }, [key, hash, getState]);

  return (
    <p className={styles.announcer} aria-live="polite">
      {title}
    </p>
  );
}

function arrive(hash: string, { takesFocus }: { takesFocus: boolean }) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  if (!takesFocus) return;
  (target ?? document.getElementById('page-title'))?.focus({ preventScroll: true });
}

/** Going back must not scroll after us; a reload may still return to where the reader was. */
function takeOverScrolling() {
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
