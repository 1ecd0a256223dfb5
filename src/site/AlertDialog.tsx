import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Dialog } from '../kit/Dialog';
import { alertOf } from './alerts';
import { alertClosed, selectAlert } from './uiSlice';

/** The alert of the moment. Closing it puts the focus into the field it was about. */
export function AlertDialog() {
  const dispatch = useAppDispatch();
  const alert = useAppSelector(selectAlert);
  if (alert === null) return null;
  const { text, fieldId, lang } = alertOf(alert);
  const close = () => {
    dispatch(alertClosed());
  };
  return <Dialog text={text} lang={lang} returnFocusTo={fieldId} onClose={close} />;
}
