import { useState } from 'react';
import { Button } from '../../kit/Button';
import button from '../../kit/Button.module.css';
import row from '../../kit/buttonRow.module.css';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { focusAfter } from '../../kit/focusAfter';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import { paths } from '../../paths';
import { messageText, whatsappUrl } from '../../sharing/message';
import { useAddressOf } from '../../sharing/useAddressOf';
import { useAppStore, useEnv } from '../../state/hooks';
import { today } from '../days';
import { useSubjects } from '../subjects';
import { encode, grouped, hashOf, LENGTH_LIMIT } from './code';
import { transfer } from './content';
import type { QrCodeProps } from './QrCode';
import { snapshotOf } from './snapshot';
import styles from './Transfer.later.module.css';

const CODE_ID = 'transfer-code';

/**
 * The card for the old phone. It makes a transfer code of all scores, and shows the code as a text, a link and a QR
 * code.
 */
export function MakeCode() {
  const store = useAppStore();
  const subjects = useSubjects();
  const [code, setCode] = useState('');
  const make = () => {
    const figures = snapshotOf(store.getState(), subjects, today(store.env));
    setCode(encode(figures, subjects));
  };
  return (
    <Card heading={transfer.oldPhone}>
      <div className={styles.stack}>
        <Button onClick={() => focusAfter(make, CODE_ID)}>{transfer.make}</Button>
        {code && <Code key={code} code={code} />}
      </div>
    </Card>
  );
}

function Code({ code }: { code: string }) {
  const addressOf = useAddressOf();
  const link = addressOf(paths.reportCard, hashOf(code));
  return (
    <>
      <Field
        id={CODE_ID}
        label={transfer.code}
        value={grouped(code)}
        rows={4}
        readOnly
        monospaced
        limit={LENGTH_LIMIT}
        onType={() => undefined}
      />
      <div className={row.row}>
        <CopyButton code={code} />
        <a
          className={button.button}
          href={whatsappUrl(messageText([transfer.message], link))}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
      </div>
      <a className={styles.link} href={link}>
        {transfer.link}
      </a>
      <QrSlot link={link} />
    </>
  );
}

function CopyButton({ code }: { code: string }) {
  const env = useEnv();
  const [status, setStatus] = useState('');
  const copy = async () => {
    const isCopied = await env.copy(code);
    setStatus(isCopied ? transfer.copied : transfer.notCopied);
    if (isCopied) return;
    const field = document.getElementById(CODE_ID) as HTMLTextAreaElement | null;
    field?.focus();
    field?.select();
  };
  return (
    <>
      <Button quiet onClick={copy}>
        {transfer.copy}
      </Button>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  );
}

const loadQrCode = () => import(/* webpackChunkName: "qr-code" */ './QrCode');

/** Shows the QR code. The library that draws the QR code is loaded only when the QR code is first shown. */
function QrSlot({ link }: QrCodeProps) {
  const { Part: QrCode, hasFailed } = useLazyPart(loadQrCode);
  if (QrCode) return <QrCode link={link} />;
  return hasFailed && <p>{partNotLoaded}</p>;
}
