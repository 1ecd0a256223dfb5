import { Dialog } from '../kit/Dialog';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { alertClosed, selectAlert } from '../state/uiSlice';

/** A modal message. */
export type Alert = {
  text: string;
  /** The id of the form field that gets the focus when the alert is closed. */
  fieldId: string;
  /** Set if the text is entirely in English. */
  lang?: 'en-IN';
};

/** The alerts by id. The payload of the action `alertShown` is the id of an alert. */
export type Alerts = Readonly<Record<string, Alert>>;

/** Shows the open alert if it is one of `alerts`. */
export function AlertDialog({ alerts }: { alerts: Alerts }) {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectAlert);
  const alert = id === null ? undefined : alerts[id];
  if (!alert) return null;
  const { text, fieldId, lang } = alert;
  return (
    <Dialog
      text={text}
      lang={lang}
      returnFocusTo={fieldId}
      onClose={() => void dispatch(alertClosed())}
    />
  );
}
