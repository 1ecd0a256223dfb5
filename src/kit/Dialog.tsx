import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import styles from './Dialog.module.css';

type DialogProps = {
  text: string;
  lang?: string | undefined;
  /** The id of the control to focus after closing. */
  returnFocusTo: string;
  onClose(): void;
  /** The buttons that replace the default button `OK`. The first button gets the focus. */
  children?: ReactNode;
};

/** Whether the browser has modal dialogs. Safari before 15.4 and Firefox before 98 do not know the element `dialog`. */
const canShowModals = () => 'showModal' in document.createElement('dialog');

function showModal(element: HTMLDialogElement) {
  element.showModal();
  return () => element.close();
}

/**
 * Makes an element modal in a browser without modal dialogs. The first button of the element gets the focus, Tab moves
 * the focus only between the buttons of the element, and Escape calls `onEscape`. Returns the clean-up function.
 */
function keepFocusInside(element: HTMLElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...element.querySelectorAll('button')];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = current + (event.shiftKey ? -1 : 1);
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  element.querySelector('button')?.focus();
  return () => document.removeEventListener('keydown', onKeyDown);
}

/**
 * Calls `onRemoved` when a browser extension, such as a blocker of overlays, removes an element from the page. The
 * element is put back first, because otherwise React would throw an error when it removes the missing element. Returns
 * the clean-up function.
 */
function followRemoval(element: Element, onRemoved: () => void) {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    document.body.append(element);
    onRemoved();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** A modal alert. The alert is open as long as this component is rendered. */
export function Dialog({ text, lang, returnFocusTo, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isNative = canShowModals();
  const onEscape = useEffectEvent(onClose);

  // A layout effect is used, because its clean-up runs before React removes the element. The observer therefore sees
  // only removals by extensions.
  useLayoutEffect(() => {
    const element = isNative ? dialog.current : dialog.current?.parentElement;
    return element ? followRemoval(element, () => onEscape()) : undefined;
  }, [isNative]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = isNative ? showModal(element) : keepFocusInside(element, () => onEscape());
    return () => {
      close();
      document.getElementById(returnFocusTo)?.focus();
    };
  }, [isNative, returnFocusTo]);

  const alert = (
    <dialog
      ref={dialog}
      className={styles.dialog}
      open={!isNative}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="alert-text"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser or an extension may close the dialog without the event `cancel`, so `close` is handled, too. If the
      // dialog is open again, StrictMode has run the effect twice, and the clean-up in between closed the dialog.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <p id="alert-text" lang={lang} className={styles.text}>
        {text}
      </p>
      <div className={styles.answers}>{children ?? <Button onClick={onClose}>OK</Button>}</div>
    </dialog>
  );
  return createPortal(
    isNative ? alert : <div className={styles.cover}>{alert}</div>,
    document.body,
  );
}
