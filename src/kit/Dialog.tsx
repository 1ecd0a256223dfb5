import { useEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './Dialog.module.css';

type DialogProps = { text: string; returnFocusTo: string; onClose(): void };

/** A note that must be read: modal while it is there, and gone with its state. */
export function Dialog({ text, returnFocusTo, onClose }: DialogProps) {
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
      <p id="alert-text" className={styles.text}>
        {text}
      </p>
      <Button onClick={onClose}>OK</Button>
    </dialog>
  );
}
