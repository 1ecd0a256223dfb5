/** Scrolls a horizontal list so that the matching item is in the middle. */
export function scrollToCenter(row: HTMLElement | null, selector: string) {
  const item = row?.querySelector(selector)?.closest('li');
  if (!row || !item) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
