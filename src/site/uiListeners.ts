import type { AppStartListening } from '../app/types';
import { COLOR_SCHEME_KEY } from './colorScheme';
import { rememberDismissal } from './dismissal';
import { colorSchemeChosen, selectAnnouncementDismissed } from './uiSlice';

export function startUiListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: colorSchemeChosen,
    effect: ({ payload }, { extra }) => {
      extra.localStore.set(COLOR_SCHEME_KEY, payload);
    },
  });
  startListening({
    // On the change, not on the action: DevTools may be locked, and the card stays.
    predicate: (_action, now, before) =>
      selectAnnouncementDismissed(now) && !selectAnnouncementDismissed(before),
    effect: (_action, { extra }) => {
      rememberDismissal(extra);
    },
  });
}
