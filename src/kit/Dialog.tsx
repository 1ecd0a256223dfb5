import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { ignoreDoubleClick } from './ignoreDoubleClick';

type DialogProps = {
  text: string;
  lang?: string | undefined;
  /** The id of the control to focus after closing. */
  returnFocusTo: string;
  onClose(): void;
  /** Buttons in place of `OK`; the first one gets the focus. */
  children?: ReactNode;
};

/** A modal alert, shown for as long as it is rendered. */
export function Dialog({ text, lang, returnFocusTo, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      document.getElementById(returnFocusTo)?.focus();
    };
  }, [returnFocusTo]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="alert-text"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id="alert-text" lang={lang} className={styles.text}>
        {text}
      </p>
      <div className={styles.answers}>
        {children ?? <Button onClick={ignoreDoubleClick(onClose)}>OK</Button>}
      </div>
    </dialog>
  );
}
