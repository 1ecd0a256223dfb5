import { useEffect, useRef } from 'react';

/** Scrolls a horizontal list so that the item in which `selector` matches an element is in the middle. */
export function scrollToCenter(row: HTMLElement | null, selector: string) {
  const item = row?.querySelector(selector)?.closest('li');
  if (!row || !item) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/**
 * Keeps the current item of a list of links in the middle: on a new page, and when a phone is turned.
 * Returns a ref for the list.
 */
export function useCurrentInCenter(path: string) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item follows the path
  useEffect(() => {
    const center = () => scrollToCenter(row.current, '[aria-current]');
    center();
    window.addEventListener('resize', center);
    return () => window.removeEventListener('resize', center);
  }, [path]);
  return row;
}
