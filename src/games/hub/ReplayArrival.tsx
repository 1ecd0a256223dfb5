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
  /** The hash of the link, as `linkIn` gives it. */
  hash: string;
  parts: PageParts;
  onClose(): void;
};

/** Shows the replay that a link brings, or a kind line if the link cannot be read. */
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
    // StrictMode runs effects twice, but a replay is logged once.
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
  // The first page of a visit has the key `default`: the browser opened it, so no press on this site opened the
  // replay.
  return <ReplayPlayer replay={found} takesFocus={key !== 'default'} onClose={onClose} />;
}

async function replayIn(hash: string, { loadReplay }: PageParts): Promise<Replay | null> {
  const module = await loadReplay?.();
  return module?.replayIn(hash) ?? null;
}

/**
 * Logs that a link with this hash opened a replay. A replay puts nothing else into the action log, and changes no
 * state.
 */
export const replayOpened = createAction<string>('hub/replayOpened');
