/** What a page has for itself: queries by role take long in a whole page. */
export const mainPart = () => document.querySelector('main') ?? document.body;
