import { createPortal } from 'react-dom';
import { Dialog } from '../kit/Dialog';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { alertClosed, selectAlert } from './uiSlice';

/** A message that must be closed. */
export type Alert = {
  text: string;
  /** The form field it is about: closing the alert moves the focus there. */
  fieldId: string;
  /** Set where the text is wholly English. */
  lang?: 'en-IN';
};

/** By the id that `alertShown` carries. */
export type Alerts = Readonly<Record<string, Alert>>;

/** The alert that is open, if it is one of these. */
export function AlertDialog({ alerts }: { alerts: Alerts }) {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectAlert);
  const alert = id === null ? undefined : alerts[id];
  if (!alert) return null;
  const { text, fieldId, lang } = alert;
  return createPortal(
    <Dialog
      text={text}
      lang={lang}
      returnFocusTo={fieldId}
      onClose={() => void dispatch(alertClosed())}
    />,
    document.body,
  );
}
