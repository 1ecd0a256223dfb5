import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** Imports a module with a component as its default export. Must be the same function in each rendering. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * The time after which a slow chunk counts as failed, in milliseconds. A chunk that arrives later counts as loaded.
 */
const LATE_MS = 15_000;

/**
 * The loaded parts, by the functions that import them. All stores share this map, because parts are only code. A
 * component that is mounted later has a loaded part in its first rendering.
 */
// biome-ignore lint/suspicious/noExplicitAny: parts have different props
const parts = new Map<Load<any>, ComponentType<any>>();

/**
 * Loads a part of a page from a chunk of its own. `lazy` is not used, because its suspense boundary would hide the
 * content around the part. `Part` is undefined until the part is loaded. While `attempt` is false, nothing is loaded.
 * After a failure, a new value of `attempt` starts another try.
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
