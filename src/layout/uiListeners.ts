import type { AppStartListening } from '../state/types';
import { pageOpened, pageReturned, selectPath, selectSoundOn } from '../state/uiSlice';
import { startPreferences } from './preferences';

export function startUiListeners(startListening: AppStartListening) {
  startPreferences(startListening);
  startListening({
    // A visit can last for days, so each page after the first looks for a new release. For the first page of the
    // visit the browser itself has looked.
    predicate: (action, _now, before) =>
      pageReturned.match(action) || (pageOpened.match(action) && selectPath(before) !== null),
    effect: (_action, { extra }) => extra.checkForRelease(),
  });
  startListening({
    predicate: (_action, now, before) => selectSoundOn(before) && !selectSoundOn(now),
    effect: (_action, { extra }) => extra.silence(),
  });
}
