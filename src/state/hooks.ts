import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Env } from '../platform/env';
import type { AppDispatch, AppStore, RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** A hook that returns the store. An event handler can read the state from the store, without a selector hook. */
export const useAppStore = useStore.withTypes<AppStore>();

/** A hook that returns the env of the store. Components call functions of the browser through the env. */
export const useEnv = (): Env => useAppStore().env;
