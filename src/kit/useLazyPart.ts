import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** An import of a module whose default export is a component. Always the same function. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A chunk that is later than this is said to have failed, until it comes. */
const LATE_MS = 15_000;

// biome-ignore lint/suspicious/noExplicitAny: parts with different props
const parts = new Map<Load<any>, ComponentType<any>>();

/**
 * A part of a page in a chunk of its own, without the suspense boundary of `lazy`, which would hide
 * what is around it. `Part` is undefined until it is loaded. Another `attempt` tries again what has
 * failed; it is not loaded while that is false.
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
