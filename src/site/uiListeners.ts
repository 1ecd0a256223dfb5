import type { AppStartListening } from '../app/types';
import { rememberDismissal } from './announcement/dismissal';
import { COLOR_SCHEME_KEY } from './colorScheme';
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
