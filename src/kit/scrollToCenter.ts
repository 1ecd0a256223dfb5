import { useEffect, useRef } from 'react';

/** Scrolls a horizontal list to bring one item into the middle: the item of the first element matching `selector`. */
export function scrollToCenter(row: HTMLElement | null, selector: string) {
  const item = row?.querySelector(selector)?.closest('li');
  if (!row || !item) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/**
 * Keeps the link to the current page in the middle of a horizontal list, also on a new page and when a phone is turned.
 * Returns a ref for the list.
 */
export function useCurrentInCenter(path: string) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path means that another link is the current link
  useEffect(() => {
    const center = () => scrollToCenter(row.current, '[aria-current]');
    center();
    window.addEventListener('resize', center);
    return () => window.removeEventListener('resize', center);
  }, [path]);
  return row;
}
