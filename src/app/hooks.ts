import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './store';
import type { AppDispatch, RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what reads the state when something happens, and is not drawn from it. */
export const useAppStore = useStore.withTypes<AppStore>();
