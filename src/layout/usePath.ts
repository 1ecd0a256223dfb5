import { useLocation } from 'react-router-dom';

/** The path of the page, as `paths.ts` writes it: with a trailing slash it is the same page. */
export const usePath = () => useLocation().pathname.replace(/\/+$/, '') || '/';
