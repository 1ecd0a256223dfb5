import { useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { AppThunk } from '../../app/types';
import { Button } from '../../kit/Button';
import { RoomFor } from '../../kit/RoomFor';
import room from '../../kit/room.module.css';
import slip from '../../kit/slip.module.css';
import { isSample, settings } from '../../settings';
import { payment } from './content';
import styles from './UpiCode.module.css';
import { QR_CODE_FILE } from './upi';

const qrCode = settings.basePath + QR_CODE_FILE;

const copyUpiId =
  (): AppThunk<Promise<boolean>> =>
  (_dispatch, _getState, { copy }) =>
    copy(settings.upi.id);

const outcomes = [payment.hint, payment.copied, payment.failed];

/** The code to scan or to save, and the UPI ID to copy. */
export function UpiCode() {
  const dispatch = useAppDispatch();
  const id = useRef<HTMLElement>(null);
  const [told, setTold] = useState<'hint' | 'copied' | 'failed' | null>('hint');

  const onCopy = async () => {
    // Emptied first, so that the same outcome is told a second time.
    setTold(null);
    const isCopied = await dispatch(copyUpiId());
    setTold(isCopied ? 'copied' : 'failed');
    // For the visitor's own hand.
    if (!isCopied && id.current) window.getSelection()?.selectAllChildren(id.current);
  };
  return (
    <div className={styles.upi}>
      <img
        className={styles.code}
        src={qrCode}
        width={240}
        height={240}
        alt={payment.qrAlt}
        fetchPriority="low"
      />
      {isSample(settings.upi.id) && <p className={styles.sample}>{payment.sample.text}</p>}
      <p className={styles.id}>
        {payment.idLabel} <strong ref={id}>{settings.upi.id}</strong>
      </p>
      <div className={styles.actions}>
        <Button onClick={onCopy}>{payment.copy}</Button>
        <a className={slip.slip} href={qrCode} download>
          {payment.save}
        </a>
      </div>
      <div className={room.room}>
        <RoomFor texts={outcomes} />
        <p role="status">{told && payment[told]}</p>
      </div>
    </div>
  );
}
