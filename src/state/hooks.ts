import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Env } from '../platform/env';
import type { AppDispatch, AppStore, RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** The store, for state that is read in an event handler, without subscribing to it. */
export const useAppStore = useStore.withTypes<AppStore>();

/** The env of the store, for components that call the browser without changing state. */
export const useEnv = (): Env => useAppStore().env;
