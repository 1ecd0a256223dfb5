/** Book cricket: a page is opened, and the last digit of its number is what is scored. */

/** How long the pages are riffled, in milliseconds. */
export const RIFFLE_MS = 3000;

const PAGES = 300;

/** Draws a page, 1 to 300; `draw` is from 0 up to, not including, 1. Example: `drawPage(0)` is 1. */
export const drawPage = (draw: number): number => 1 + Math.floor(draw * PAGES);

/** What a page scores. Example: `runsOf(126)` is 6. */
export const runsOf = (page: number): number => page % 10;
