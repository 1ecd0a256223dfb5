import type { AppStartListening } from '../state/types';
import { pageOpened, pageReturned, selectPath, selectSoundOn } from '../state/uiSlice';
import { startPreferences } from './preferences';

export function startUiListeners(startListening: AppStartListening) {
  startPreferences(startListening);
  startListening({
    // A visit can last for days, so each further page looks for a new release; for the first page the browser did.
    predicate: (action, _now, before) =>
      pageReturned.match(action) || (pageOpened.match(action) && selectPath(before) !== null),
    effect: (_action, { extra }) => extra.checkForRelease(),
  });
  startListening({
    predicate: (_action, now, before) => selectSoundOn(before) && !selectSoundOn(now),
    effect: (_action, { extra }) => extra.silence(),
  });
}
