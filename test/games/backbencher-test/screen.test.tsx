/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { points, titles, untitled } from '../../../src/games/backbencher-test/content';
import type { PointId } from '../../../src/games/backbencher-test/rules';
import { POINTS } from '../../../src/games/backbencher-test/rules';
import { scoreCard } from '../../../src/games/shared/content';
import { uiSlice } from '../../../src/state/uiSlice';
import { listen } from '../../support/listen';
import { renderApp, renderPage } from '../../support/renderApp';
import { taken } from '../../support/taken';

const PATH = '/school-games/backbencher-test';

const group = () => within(screen.getByRole('group', { name: 'Tum backbencher ho agar' }));
const box = (id: PointId) => group().getByRole('checkbox', { name: points[id] });
const checked = () => group().queryAllByRole('checkbox', { checked: true });
const queryReset = () => screen.queryByRole('button', { name: 'Reset' });
const answer = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 2 });
const symbol = () => screen.getByRole('main').querySelector('section use')?.getAttribute('href');

/** A visit with the first points of the list ticked. */
const openWith = (count: number) =>
  renderPage(PATH, { preloadedState: { backbencherTest: { ticked: POINTS.slice(0, count) } } });

test('a point is ticked by its words or by its box, and keeps the focus; then there is Reset, which asks', async () => {
  const { user } = await renderApp(PATH);
  expect(group().getAllByRole('checkbox')).toEqual(POINTS.map(box));
  expect(queryReset()).toBeNull();
  await user.click(screen.getByText(points.proxy));
  await user.click(box('farewell-shirt'));
  expect(box('farewell-shirt')).toHaveFocus();
  expect(checked()).toEqual([box('proxy'), box('farewell-shirt')]);
  expect(screen.getByText('2 / 20')).toBeVisible();
  expect(queryReset()).toBeVisible();
  await user.click(queryReset() as HTMLElement);
  await user.click(answer('Cancel'));
  expect(checked()).toHaveLength(2);
  expect(queryReset()).toHaveFocus();
  await user.click(queryReset() as HTMLElement);
  await user.click(answer('Reset'));
  expect(checked()).toEqual([]);
  expect(queryReset()).toBeNull();
  expect(box('window-present')).toHaveFocus();
});

test.each([
  [1, 'front'],
  [4, 'second'],
  [9, 'middle'],
  [14, 'back'],
  [18, 'legend'],
] as const)('%i ticks have the title "%s", with icon and line', async (count, id) => {
  await openWith(count);
  expect(title()).toHaveTextContent(titles[id].title);
  expect(screen.getByText(titles[id].line)).toBeVisible();
  expect(symbol()).toMatch(new RegExp(`#${id}$`));
});

test('without a tick there is an invitation in place of a title, which is not announced', async () => {
  const { user } = await openWith(0);
  const announced = listen();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByText(untitled.title)).toBeVisible();
  await user.click(box('proxy'));
  expect(screen.queryByText(untitled.line)).toBeNull();
  await user.click(box('proxy'));
  expect(screen.getByText(untitled.line)).toBeVisible();
  expect(announced).toEqual([titles.front.title]);
});

test('a new title is announced once, alone; a tick without one is left to its box', async () => {
  const { user } = await openWith(2);
  const announced = listen();
  await user.click(box('farewell-shirt'));
  expect(announced).toEqual([]);
  await user.click(box('birthday-toffee'));
  expect(announced).toEqual([titles.second.title]);
});

test('the first title is announced, too, in a browser that does not focus a pressed checkbox', async () => {
  await openWith(0);
  const announced = listen();
  fireEvent.pointerDown(screen.getByText(points.proxy));
  fireEvent.click(screen.getByText(points.proxy));
  await act(async () => {});
  expect(announced).toEqual([titles.front.title]);
});

test('a title that is stored, which comes in after hydration, is not announced', async () => {
  const { store } = await openWith(0);
  const announced = listen();
  act(() => void store.dispatch(taken('backbencherTest')({ ticked: POINTS.slice(0, 20) })));
  expect(title()).toHaveTextContent(titles.legend.title);
  expect(announced).toEqual([]);
});

test('where nothing is stored, the page says so', async () => {
  const ui = { ...uiSlice.getInitialState(), scoresKept: false };
  await renderPage(PATH, { preloadedState: { ui } });
  expect(screen.getByText(scoreCard.notSaved)).toBeVisible();
});
