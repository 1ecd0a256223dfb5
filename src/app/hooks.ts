import { flushSync } from 'react-dom';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore } from './store';
import type { AppDispatch, RootState } from './types';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what reads the state when something happens, and is not drawn from it. */
export const useAppStore = useStore.withTypes<AppStore>();

/** Runs a task after what was dispatched before it is told to the screen; see `Env`. */
export function useAfterPress() {
  const dispatch = useAppDispatch();
  return (task: () => void) => dispatch((_dispatch, _getState, env) => env.afterPress(task));
}

/**
 * For a press that takes away its own control: makes the change, and when it is drawn hands the
 * focus to what came in its place, given by its id.
 */
export function useFocusAfter() {
  const afterPress = useAfterPress();
  return (change: () => void, id: string) => {
    change();
    afterPress(() => {
      // React may still be waiting with what it was told just now.
      flushSync(() => undefined);
      document.getElementById(id)?.focus();
    });
  };
}
