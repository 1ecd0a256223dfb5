import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** An import of a module whose default export is a component. It must be the same function in each rendering. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * The time after which a message says that the chunk has failed; if the chunk still comes, the message disappears.
 */
const LATE_MS = 15_000;

/**
 * The loaded parts, by their imports. Parts are code, so all stores share them. A later view that shows a part of
 * this map has the part in its first rendering.
 */
// biome-ignore lint/suspicious/noExplicitAny: parts have different props
const parts = new Map<Load<any>, ComponentType<any>>();

/**
 * A part of a page in a chunk of its own, without the suspense boundary of `lazy`, which would hide what is around the
 * part. `Part` is undefined until it is loaded. Nothing is loaded while `attempt` is false; another value of `attempt`
 * tries again after a failure.
 */
export function useLazyPart<Props>(load: Load<Props>, attempt?: unknown) {
  const [hasFailed, setHasFailed] = useState<boolean>();
  useEffect(() => {
    if (attempt === false || parts.has(load)) return undefined;
    const timer = setTimeout(() => setHasFailed(true), LATE_MS);
    const end = (failed: boolean) => {
      clearTimeout(timer);
      setHasFailed(failed);
    };
    load().then(
      (module) => {
        parts.set(load, module.default);
        end(false);
      },
      () => end(true),
    );
    return () => clearTimeout(timer);
  }, [load, attempt]);
  return { Part: parts.get(load) as ComponentType<Props> | undefined, hasFailed };
}
