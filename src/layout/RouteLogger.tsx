import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { pageOpened } from '../state/uiSlice';
import { usePath } from './usePath';

/**
 * Dispatches `pageOpened` for each opened page, but not if only the `#hash` has changed. RouteLogger is rendered before
 * the page, so its effect runs first. The log therefore has `pageOpened` before the actions of the page.
 */
export function RouteLogger() {
  const dispatch = useAppDispatch();
  const { key, hash } = useLocation();
  const path = usePath();
  const latest = useRef({ key, path: '', hash });

  useEffect(() => {
    const before = latest.current;
    latest.current = { key, path, hash };
    // StrictMode runs the effect twice; the second run has the same key, and must not dispatch again.
    if (path === before.path && (key === before.key || hash !== before.hash)) return;
    dispatch(pageOpened(path));
  }, [dispatch, key, path, hash]);

  return null;
}
