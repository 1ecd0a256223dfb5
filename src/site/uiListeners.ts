import type { AppStartListening } from '../app/types';
import { COLOR_SCHEME_KEY } from './colorScheme';
import { rememberDismissal } from './dismissal';
import { announcementDismissed, colorSchemeChosen } from './uiSlice';

export function startUiListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: colorSchemeChosen,
    effect: ({ payload }, { extra }) => {
      extra.localStore.set(COLOR_SCHEME_KEY, payload);
    },
  });
  startListening({
    actionCreator: announcementDismissed,
    effect: (_action, { extra }) => {
      rememberDismissal(extra);
    },
  });
}
