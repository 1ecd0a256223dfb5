import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/**
 * Whether an element has ever been visible on the screen. `margin` enlarges the screen, and has the format of
 * `rootMargin`. False in a browser without `IntersectionObserver`.
 */
export function useIsInSight(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!element.current || isInSight || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInSight, margin]);
  return isInSight;
}
