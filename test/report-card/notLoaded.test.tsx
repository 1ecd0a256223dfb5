/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { partNotLoaded } from '../../src/layout/content';
import { card, content } from '../../src/report-card/content';
import { renderApp } from '../support/renderApp';

jest.mock('../../src/report-card/reports', () => ({
  loadReport: () => Promise.reject(new Error('Loading chunk badges failed.')),
}));

test('where what fills the card does not come, it says so, and greets nobody as a newcomer', async () => {
  await renderApp('/report-card');
  const article = screen.getByRole('article', { name: content.heading });
  expect(article).toHaveTextContent(partNotLoaded);
  expect(screen.queryByText(card.empty)).toBeNull();
});
