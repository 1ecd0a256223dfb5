import { createAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { partNotLoaded } from '../../layout/content';
import { useAppDispatch } from '../../state/hooks';
import type { PageParts, Replay } from '../shared/game';
import { replay as texts } from '../shared/replay/content';
import notice from './notice.later.module.css';
import { ReplayPlayer } from './ReplayPlayer';

type ReplayArrivalProps = {
  /** The hash of the link, as `linkIn` returns it. */
  hash: string;
  parts: PageParts;
  onClose(): void;
};

/** Shows the replay of a link. If the link cannot be read, or `loadReplay` fails, shows a message instead. */
export default function ReplayArrival({ hash, parts, onClose }: ReplayArrivalProps) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Replay | 'broken' | 'notLoaded' | null>(null);
  useEffect(() => {
    replayIn(hash, parts).then(
      (replay) => setFound(replay ?? 'broken'),
      () => setFound('notLoaded'),
    );
  }, [hash, parts]);

  const isFound = found !== null && typeof found === 'object';
  const logged = useRef(false);
  useEffect(() => {
    // StrictMode runs the effect twice. The ref ensures that the replay is logged only once.
    if (!isFound || logged.current) return;
    logged.current = true;
    dispatch(replayOpened(hash));
  }, [dispatch, isFound, hash]);

  const { key } = useLocation();
  if (!found) return null;
  if (typeof found === 'string') {
    return (
      <p role="status" className={notice.notice}>
        {found === 'broken' ? texts.broken : partNotLoaded}
      </p>
    );
  }
  // The location has the key `default` if the browser has opened the address directly. The visitor has then pressed no
  // link on this site, so the replay must not take the focus.
  return <ReplayPlayer replay={found} takesFocus={key !== 'default'} onClose={onClose} />;
}

async function replayIn(hash: string, { loadReplay }: PageParts): Promise<Replay | null> {
  const module = await loadReplay?.();
  return module?.replayIn(hash) ?? null;
}

/**
 * The action for a replay that a link has opened. The payload is the hash of the link. The action only adds an entry to
 * the action log: no reducer uses the action, because a replay changes no state.
 */
export const replayOpened = createAction<string>('hub/replayOpened');
