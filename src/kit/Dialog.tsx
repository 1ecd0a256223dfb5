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
  /** Buttons in place of `OK`; the first button gets the focus. */
  children?: ReactNode;
};

/** Whether the browser has modal dialogs. Safari before 15.4 and Firefox before 98 do not know the element `dialog`. */
const canShowModals = () => 'showModal' in document.createElement('dialog');

function showModal(element: HTMLDialogElement) {
  element.showModal();
  return () => element.close();
}

/**
 * Makes an element modal where the browser cannot: its first button gets the focus, Tab goes from button to
 * button, Escape calls `onEscape`. Returns the clean-up function.
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
 * Calls `onRemoved` when an extension, such as a blocker of overlays, takes an element out of the page. The element is
 * put back first, as React must find it in the page. Returns the clean-up function.
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

/** A modal alert, shown for as long as it is rendered. */
export function Dialog({ text, lang, returnFocusTo, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isNative = canShowModals();
  const onEscape = useEffectEvent(onClose);

  // A layout effect is cleaned up before React removes the element, so that only removals by extensions are seen.
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
      // A browser or an extension may close the dialog without the event `cancel`. A dialog that is open again was
      // closed by the clean-up of the effect: StrictMode runs the effect twice.
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
