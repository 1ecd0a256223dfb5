import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { pageOpened } from './uiSlice';
import { usePath } from './usePath';

/**
 * Dispatches `pageOpened` on every navigation, to the same page too. It is the first component of
 * the page, so that its event comes before those of the page itself.
 */
export function RouteLogger() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const path = usePath();
  const logged = useRef('');

  useEffect(() => {
    const navigation = `${key} ${path}`;
    // StrictMode runs effects twice.
    if (logged.current === navigation) return;
    logged.current = navigation;
    dispatch(pageOpened(path));
  }, [dispatch, key, path]);

  return null;
}
