import type { AppStartListening } from '../app/types';
import { COLOR_SCHEME_KEY } from './colorScheme';
import { colorSchemeChosen } from './uiSlice';

export function startUiListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: colorSchemeChosen,
    effect: ({ payload }, { extra }) => {
      extra.localStore.set(COLOR_SCHEME_KEY, payload);
    },
  });
}
