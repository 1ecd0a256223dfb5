import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { pageOpened } from './uiSlice';
import { usePath } from './usePath';

/** Tells the store of each page, first of all that stands on it: a log reads in that order. */
export function RouteLogger() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival, on the same page too
  useEffect(() => void dispatch(pageOpened(path)), [key, path]);
  return null;
}
