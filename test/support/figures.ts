import { screen, within } from '@testing-library/react';

/** The scores on the screen, in their order: each term of the list with its figure. */
export function figures(): Record<string, number> {
  const list = within(screen.getByLabelText('Score'));
  const values = list.getAllByRole('definition').map(({ textContent }) => Number(textContent));
  const terms = list.getAllByRole('term').map(({ textContent }) => textContent);
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? Number.NaN]));
}
