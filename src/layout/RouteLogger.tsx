import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { pageOpened } from './uiSlice';
import { usePath } from './usePath';

/**
 * Dispatches `pageOpened` for each page. It is rendered before the page, so that its effect runs
 * first and the action log has `pageOpened` before the actions of the page.
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
