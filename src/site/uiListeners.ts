import type { AppStartListening } from '../app/types';
import { rememberDismissal } from './announcement/dismissal';
import { COLOR_SCHEME_KEY } from './colorScheme';
import { SOUND_KEY } from './sound';
import {
  colorSchemeChosen,
  pageOpened,
  pageReturned,
  selectAnnouncementDismissed,
  soundSwitched,
} from './uiSlice';

export function startUiListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: colorSchemeChosen,
    effect: ({ payload }, { extra }) => {
      extra.localStore.set(COLOR_SCHEME_KEY, payload);
    },
  });
  startListening({
    actionCreator: soundSwitched,
    effect: ({ payload: isOn }, { extra }) => {
      extra.localStore.set(SOUND_KEY, isOn ? 'on' : 'off');
      if (!isOn) extra.silence();
    },
  });
  startListening({
    // A visit can last for days. Its first page was checked by the browser as it came.
    predicate: (action, _now, before) =>
      pageReturned.match(action) || (pageOpened.match(action) && before.ui.path !== null),
    effect: (_action, { extra }) => extra.checkForRelease(),
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
