import type { AppStartListening } from '../state/types';
import { pageOpened, pageReturned, selectPath, selectSoundOn } from '../state/uiSlice';
import { startPreferences } from './preferences';

export function startUiListeners(startListening: AppStartListening) {
  startPreferences(startListening);
  startListening({
    // A new release is looked for on each page after the first, and when the tab is visible again: a visit can last for
    // days. For the first page, the browser itself looks for a new release.
    predicate: (action, _now, before) =>
      pageReturned.match(action) || (pageOpened.match(action) && selectPath(before) !== null),
    effect: (_action, { extra }) => extra.checkForRelease(),
  });
  startListening({
    predicate: (_action, now, before) => selectSoundOn(before) && !selectSoundOn(now),
    effect: (_action, { extra }) => extra.silence(),
  });
}
