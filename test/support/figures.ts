import { within } from '@testing-library/react';
import { mainPart } from './mainPart';

/** The score card on the screen, in order: each label with its text. */
export function figureTexts(): Record<string, string> {
  const list = within(mainPart()).queryByLabelText('Score');
  if (!list) return {};
  const texts = (role: 'term' | 'definition') =>
    within(list)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index] ?? '']));
}
