import { useEffect, useState } from 'react';

/** The time after which screen readers know a new live region, in milliseconds. */
const REGION_MS = 50;

/**
 * Whether screen readers know a live region that was rendered together with the calling component. Screen readers
 * announce a text only if they know its live region before the text is rendered.
 */
export function useIsRegionKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
