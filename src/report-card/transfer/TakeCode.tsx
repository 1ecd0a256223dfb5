import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../kit/Button';
import row from '../../kit/buttonRow.module.css';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { focusAfter } from '../../kit/focusAfter';
import { useAppDispatch } from '../../state/hooks';
import { useSubjects } from '../subjects';
import { codeIn, decode } from './code';
import { transfer } from './content';
import { PREVIEW_ID, Preview } from './Preview';
import type { Snapshot } from './snapshot';
import { mergeScores } from './snapshot';
import styles from './Transfer.later.module.css';

const PASTE_ID = 'paste-code';
const CHECK_ID = 'check-code';
const STATUS_ID = 'transfer-status';

/**
 * The card for the new phone. It takes a transfer code, and shows what the code would change. The scores are merged
 * only when the visitor presses Merge after that.
 */
export function TakeCode() {
  const dispatch = useAppDispatch();
  const subjects = useSubjects();
  const [text, setText] = useState('');
  const [coming, setComing] = useState<Snapshot | null>(null);
  const [status, setStatus] = useState('');

  useArrivingCode((code) => {
    setText(code);
    setComing(null);
    setStatus(transfer.arrived);
    document.getElementById(CHECK_ID)?.focus();
  });
  const check = (event: FormEvent) => {
    event.preventDefault();
    focusAfter(read, PREVIEW_ID);
  };
  const read = () => {
    const found = decode(text, subjects);
    const isCode = typeof found !== 'string';
    setComing(isCode ? found : null);
    setStatus(isCode ? '' : transfer.errors[found]);
    if (!isCode) document.getElementById(PASTE_ID)?.focus();
  };
  const close = (line: string) => {
    setText('');
    setComing(null);
    setStatus(line);
  };
  const merge = () => {
    if (coming) dispatch(mergeScores(coming, subjects));
    close(transfer.merged);
  };

  return (
    <Card heading={transfer.newPhone}>
      <form className={styles.stack} onSubmit={check}>
        <Field
          id={PASTE_ID}
          label={transfer.paste}
          value={text}
          rows={4}
          monospaced
          // The field has no limit of its own, because `decode` reports a text that is too long.
          limit={Number.POSITIVE_INFINITY}
          autoCapitalize="off"
          onType={(typed) => {
            setText(typed);
            setComing(null);
          }}
        />
        <Button id={CHECK_ID} type="submit">
          {transfer.check}
        </Button>
        <p id={STATUS_ID} className={styles.status} role="status" tabIndex={-1}>
          {status}
        </p>
        {coming && (
          <>
            <Preview coming={coming} />
            <div className={row.row}>
              <Button onClick={() => focusAfter(merge, STATUS_ID)}>{transfer.merge}</Button>
              <Button quiet onClick={() => focusAfter(() => close(transfer.cancelled), STATUS_ID)}>
                {transfer.cancel}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

/**
 * Calls `onCode` with the transfer code in the hash of the address, and removes the hash at once. The hash may be there
 * from the start, or appear later if the visitor opens a link while the page is open.
 */
function useArrivingCode(onCode: (code: string) => void) {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each hash
  useEffect(() => {
    const take = () => {
      const code = codeIn(window.location.hash);
      if (code === undefined) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      onCode(code);
    };
    take();
    // The router does not know that the hash was removed. If the visitor opens the same link again, the router sees no
    // change, so this listener takes the code.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [hash]);
}
