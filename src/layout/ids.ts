/** The id of the `main` element, the target of "Skip to content". */
export const MAIN_ID = 'main';

/** The id of the page's `h1`, which gets the focus after a navigation. */
export const PAGE_TITLE_ID = 'page-title';
