/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { addBadgesAndGames } from '../../../../src/app/allFeatures';
import { badgeTexts, news } from '../../../../src/games/shared/badges/content';
import { NewsSlot } from '../../../../src/games/shared/badges/NewsSlot';
import { guidePath, guideSlugs } from '../../../../src/paths';
import { guideOpened } from '../../../../src/report-card/slice';
import { pageOpened } from '../../../../src/state/uiSlice';
import { badgesOf, startVisit } from '../../../report-card/card';
import { renderApp } from '../../../support/renderApp';
import { takeQuiz } from '../../quiz/turns';
import { playRound } from '../../rock-paper-scissors/turns';

test('a result tells the badges of its turn alone, in a status that was there before', async () => {
  const { store } = await startVisit();
  const { container } = render(
    <Provider store={store}>
      <NewsSlot />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  expect(container).toBeEmptyDOMElement();
  act(() => playRound(store));
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await waitFor(() => expect(status).toHaveTextContent(/^Naya badge: Pehla Gold Star$/));
  expect(screen.getByRole('link', { name: news.open })).toHaveAttribute('href', '/report-card');
  // The badge comes after the turn is counted, which empties the news.
  act(() => takeQuiz(store));
  expect(badgesOf(store).news).toEqual(['full-marks']);
  expect(status).toHaveTextContent(/^Naya badge: Galti Se Topper$/);
  act(() => playRound(store));
  expect(container).toBeEmptyDOMElement();
});

test('the last guide tells its badge at the end of the page, and the next page does not', async () => {
  const [last = 'pacheta', ...others] = guideSlugs;
  const { store } = await renderApp(guidePath(last));
  await act(() => addBadgesAndGames(store));
  act(() => others.forEach((slug) => void store.dispatch(guideOpened(slug))));
  const text = news.earned([badgeTexts['all-guides'].name]);
  expect(await screen.findByText(text)).toHaveRole('status');
  act(() => void store.dispatch(pageOpened('/')));
  expect(screen.queryByText(text)).toBeNull();
});
