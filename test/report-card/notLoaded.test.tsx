/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { loadBadgesAndGames } from '../../src/app/lateFeatures';
import { partNotLoaded } from '../../src/layout/content';
import { card, content } from '../../src/report-card/content';
import { loadSubjects, selectIsStarted } from '../../src/report-card/subjects';
import { renderApp } from '../support/renderApp';

jest.mock('../../src/report-card/subjects', () => {
  const module = jest.requireActual('../../src/report-card/subjects');
  return { ...module, loadSubjects: jest.fn(module.loadSubjects) };
});

test('where what fills the card does not come, it says so, and greets nobody as a newcomer; later it is tried again', async () => {
  jest.mocked(loadSubjects).mockRejectedValueOnce(new Error('Loading chunk badges failed.'));
  const { store } = await renderApp('/report-card');
  const article = screen.getByRole('article', { name: content.heading });
  expect(article).toHaveTextContent(partNotLoaded);
  expect(screen.queryByText(card.empty)).toBeNull();
  expect(selectIsStarted(store.getState())).toBe(false);

  await act(() => loadBadgesAndGames(store));
  expect(selectIsStarted(store.getState())).toBe(true);
});
