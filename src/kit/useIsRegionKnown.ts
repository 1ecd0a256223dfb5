import { useEffect, useState } from 'react';

/** The time after which a new live region is known to screen readers. */
const REGION_MS = 50;

/** For a live region that comes with its text: that is read out only if the region was there before. */
export function useIsRegionKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
