/** Scrolls a row that is wider than the screen until that part of it stands in the middle. */
export function showInRow(row: HTMLElement | null, selector: string) {
  const part = row?.querySelector(selector)?.closest('li');
  if (!row || !part) return;
  row.scrollLeft = part.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
}
