import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import styles from './Frame.module.css';
import { pageLeft, selectAnythingOpen } from './uiSlice';

/**
 * On each change of page: scrolls to the top, or to the `#hash`, moves the focus there, closes
 * whatever is open and says the new title. The first page of a visit is left to the browser.
 */
export function ArrivalAnnouncer() {
  const { key, hash } = useLocation();
  const dispatch = useAppDispatch();
  const isAnythingOpen = useRef(false);
  isAnythingOpen.current = useAppSelector(selectAnythingOpen);
  const arrivedAt = useRef(key);
  const [title, setTitle] = useState('');

  useEffect(takeOverScrolling, []);

  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (isAnythingOpen.current) dispatch(pageLeft());
    // An open dialog keeps the focus to itself until it is drawn closed.
    queueMicrotask(() => arrive(hash));
    setTitle(document.title);
  }, [key, hash, dispatch]);

  return (
    <p className={styles.announcer} aria-live="polite">
      {title}
    </p>
  );
}

function arrive(hash: string) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  } else {
    window.scrollTo(0, 0);
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }
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
