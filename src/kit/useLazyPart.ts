import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** An import of a module whose default export is a component. Always the same function. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyPartOptions = {
  isWanted?: boolean;
  /** A change tries again what has failed. */
  attempt?: unknown;
};

// biome-ignore lint/suspicious/noExplicitAny: parts with different props
const parts = new Map<Load<any>, ComponentType<any>>();

/**
 * A part of a page in a chunk of its own, without the suspense boundary of `lazy`, which would hide
 * what is around it. `Part` is undefined until it is loaded.
 */
export function useLazyPart<Props>(
  load: Load<Props>,
  { isWanted = true, attempt }: LazyPartOptions = {},
) {
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isWanted || parts.has(load)) return;
    setHasFailed(false);
    load().then(
      (module) => {
        parts.set(load, module.default);
        setIsLoaded(true);
      },
      () => setHasFailed(true),
    );
  }, [load, isWanted, attempt]);
  return { Part: parts.get(load) as ComponentType<Props> | undefined, hasFailed };
}
