/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { loadAndStartReportCard } from '../../src/app/lateFeatures';
import { partNotLoaded } from '../../src/layout/content';
import { card, content } from '../../src/report-card/content';
import { loadReport } from '../../src/report-card/reports';
import { selectIsStarted } from '../../src/report-card/selectors';
import { renderApp } from '../support/renderApp';

jest.mock('../../src/report-card/reports', () => ({ loadReport: jest.fn() }));

test('where what fills the card does not come, it says so, and greets nobody as a newcomer; later it is tried again', async () => {
  jest.mocked(loadReport).mockRejectedValue(new Error('Loading chunk badges failed.'));
  const { store } = await renderApp('/report-card');
  const article = screen.getByRole('article', { name: content.heading });
  expect(article).toHaveTextContent(partNotLoaded);
  expect(screen.queryByText(card.empty)).toBeNull();
  expect(selectIsStarted(store.getState())).toBe(false);

  jest
    .mocked(loadReport)
    .mockImplementation(jest.requireActual('../../src/report-card/reports').loadReport);
  await act(() => loadAndStartReportCard(store));
  expect(selectIsStarted(store.getState())).toBe(true);
});
