import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { AppThunk } from '../../app/types';
import { Button } from '../../kit/Button';
import { settings } from '../../settings';
import styles from './Contribute.module.css';
import { payment } from './content';

const copyUpiId =
  (): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, { copy }) =>
    copy(settings.upi.id);

/**
 * The UPI ID to read and to copy; beside the button, what else can be done. Where copying fails, the
 * ID is selected for the visitor's own hand.
 */
export function CopyUpiId({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const id = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState(payment.hint);

  const onCopy = async () => {
    // Emptied first, so that the same outcome is told a second time.
    setOutcome('');
    const isCopied = await dispatch(copyUpiId());
    setOutcome(isCopied ? payment.copied : payment.failed);
    if (!isCopied && id.current) window.getSelection()?.selectAllChildren(id.current);
  };
  return (
    <div className={styles.upi}>
      <p>
        {payment.idLabel} <strong ref={id}>{settings.upi.id}</strong>
      </p>
      <div className={styles.actions}>
        <Button onClick={onCopy}>{payment.copy}</Button>
        {children}
      </div>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
