import { useEffect, useState } from 'react';

/** The time after which a new live region is known to screen readers. */
const REGION_MS = 50;

/** Whether screen readers know a new live region: only a text that comes after its region is read out. */
export function useIsRegionKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
