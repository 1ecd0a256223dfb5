import { useLocation } from 'react-router-dom';

/** Returns the current path without a trailing slash, as in `paths.ts`. Example: `/journey` on the page `/journey/`. */
export const usePath = () => useLocation().pathname.replace(/\/+$/, '') || '/';
