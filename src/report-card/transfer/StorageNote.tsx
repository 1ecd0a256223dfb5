import { useEffect, useState } from 'react';
import { NotSavedNotice } from '../../games/shared/NotSavedNotice';
import { Button } from '../../kit/Button';
import type { Env } from '../../platform/env';
import { useEnv } from '../../state/hooks';
import { transfer } from './content';
import styles from './Transfer.later.module.css';

type Device = Awaited<ReturnType<Env['loadDevice']>>;
type StoragePromise = Awaited<ReturnType<Device['scoresPersisted']>>;

const lines: Record<StoragePromise, string> = {
  promised: transfer.kept.promised,
  askable: transfer.kept.notPromised,
  prompts: transfer.kept.notPromised,
  unsupported: transfer.kept.unknown,
};

/**
 * Says whether the browser has promised to keep the scores. Some browsers show a prompt before they promise. For such a
 * browser, a button is shown, and the prompt appears only after a press on the button.
 */
export function StorageNote() {
  const env = useEnv();
  const [found, setFound] = useState<StoragePromise | null>(null);
  useEffect(() => {
    readPromise(env).then(setFound);
  }, [env]);
  const ask = async () => {
    const device = await env.loadDevice();
    await device.persistScores();
    setFound(await device.scoresPersisted());
  };
  return (
    <div className={styles.note}>
      <NotSavedNotice />
      <p role="status">{found && lines[found]}</p>
      {found === 'prompts' && (
        <Button quiet onClick={() => ask().catch(() => undefined)}>
          {transfer.kept.ask}
        </Button>
      )}
    </div>
  );
}

const readPromise = (env: Env): Promise<StoragePromise> =>
  env.loadDevice().then(
    (device) => device.scoresPersisted(),
    () => 'unsupported',
  );
