import { useLocation } from 'react-router-dom';

/** The current path without a trailing slash, as in `paths.ts`: `/journey` for `/journey/`. */
export const usePath = () => useLocation().pathname.replace(/\/+$/, '') || '/';
