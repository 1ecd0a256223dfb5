import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Env } from '../platform/env';
import type { AppDispatch, AppStore, RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For state that is read in an event handler and not rendered. */
export const useAppStore = useStore.withTypes<AppStore>();

/** The env that the store was made with, for views that reach the browser and change no state. */
export const useEnv = (): Env => useAppStore().env;
