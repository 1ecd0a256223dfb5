import { screen, within } from '@testing-library/react';

/** The scores on the screen, in their order: each term of the list with its figure, as it stands there. */
export function figureTexts(): Record<string, string> {
  const list = screen.queryByLabelText('Score');
  if (!list) return {};
  const texts = (role: 'term' | 'definition') =>
    within(list)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index] ?? '']));
}

/** The same as numbers, where they are such. */
export const figures = (): Record<string, number> =>
  Object.fromEntries(Object.entries(figureTexts()).map(([term, text]) => [term, Number(text)]));
