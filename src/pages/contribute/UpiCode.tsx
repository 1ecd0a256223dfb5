import { useRef, useState } from 'react';
import { Button } from '../../kit/Button';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import slip from '../../kit/slip.module.css';
import { isSample, settings } from '../../settings';
import { useEnv } from '../../state/hooks';
import { payment } from './content';
import styles from './UpiCode.module.css';
import { QR_CODE_FILE } from './upi';

const qrCode = settings.basePath + QR_CODE_FILE;

const outcomes = [payment.hint, payment.copied, payment.failed];

/** The QR code to scan or save, and the UPI ID to copy. */
export function UpiCode() {
  const env = useEnv();
  const id = useRef<HTMLElement>(null);
  const [notice, setNotice] = useState<'hint' | 'copied' | 'failed' | null>('hint');

  const onCopy = async () => {
    // The notice is cleared first. Otherwise a screen reader would not announce the same notice again.
    setNotice(null);
    const isCopied = await env.copy(settings.upi.id);
    setNotice(isCopied ? 'copied' : 'failed');
    // The ID is selected after a failure, so the visitor can copy it by hand.
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
        <Button data-needs-script="" onClick={onCopy}>
          {payment.copy}
        </Button>
        <a className={slip.slip} href={qrCode} download>
          {payment.save}
        </a>
      </div>
      <div className={space.space} data-needs-script="">
        <ReserveSpace texts={outcomes} />
        <p role="status">{notice && payment[notice]}</p>
      </div>
    </div>
  );
}
