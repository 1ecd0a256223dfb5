import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';
import { ignoreDoubleClick } from './ignoreDoubleClick';

type DialogProps = {
  text: string;
  lang?: string | undefined;
  /** The id of the control that has the focus afterwards. */
  returnFocusTo: string;
  onClose(): void;
  /** The answers, where `OK` is none; the first one has the focus. */
  children?: ReactNode;
};

/** A note that must be read: modal while it is there, and gone with its state. */
export function Dialog({ text, lang, returnFocusTo, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
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
