import { useSyncExternalStore } from 'react';
import type { About } from '../shared/game';

/** By the path of the page, whose module brings them. */
const abouts = new Map<string, About>();
const listeners = new Set<() => void>();

export function setAbout(path: string, about: About) {
  abouts.set(path, about);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined until the page is loaded, which may be after the hub around it was rendered. */
export function useAbout(path: string): About | undefined {
  const about = () => abouts.get(path);
  return useSyncExternalStore(subscribe, about, about);
}
