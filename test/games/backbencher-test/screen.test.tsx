/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { points, titles } from '../../../src/games/backbencher-test/content';
import type { PointId } from '../../../src/games/backbencher-test/rules';
import { POINTS } from '../../../src/games/backbencher-test/rules';
import { ticksRestored } from '../../../src/games/backbencher-test/slice';
import { scoreCard } from '../../../src/games/shared/content';
import { uiSlice } from '../../../src/layout/uiSlice';
import { listen } from '../../support/listen';
import { renderApp, renderPage } from '../../support/renderApp';

const PATH = '/school-games/backbencher-test';

const group = () => screen.getByRole('group', { name: 'Tum backbencher ho agar' });
const boxes = () => within(group()).getAllByRole('checkbox');
const box = (id: PointId) => within(group()).getByRole('checkbox', { name: points[id] });
const checked = () => within(group()).queryAllByRole('checkbox', { checked: true });
const queryReset = () => screen.queryByRole('button', { name: 'Reset' });
const reset = () => screen.getByRole('button', { name: 'Reset' });
const title = () => within(screen.getByRole('main')).getByRole('heading', { level: 2 });
const symbol = () => screen.getByRole('main').querySelector('section use')?.getAttribute('href');

/** A visit with the first points of the list ticked. */
const openWith = (count: number, render = renderPage) =>
  render(PATH, { preloadedState: { backbencherTest: { ticked: POINTS.slice(0, count) } } });

test('at first nothing is ticked: twenty boxes, the first title, no Reset', async () => {
  await renderPage(PATH);
  expect(boxes().map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
    POINTS.map((id) => points[id]),
  );
  expect(checked()).toEqual([]);
  expect(screen.getByText('0 / 20')).toBeVisible();
  expect(title()).toHaveTextContent(titles.front.title);
  expect(screen.getByText(titles.front.line)).toBeVisible();
  expect(queryReset()).not.toBeInTheDocument();
});

test('a point is ticked by its words or by its box, and unticked in the same way', async () => {
  const { user } = await renderPage(PATH);
  await user.click(screen.getByText(points.proxy));
  await user.click(box('farewell-shirt'));
  expect(checked()).toEqual([box('proxy'), box('farewell-shirt')]);
  expect(screen.getByText('2 / 20')).toBeVisible();
  await user.click(screen.getByText(points.proxy));
  expect(checked()).toEqual([box('farewell-shirt')]);
  expect(screen.getByText('1 / 20')).toBeVisible();
});

test('by keyboard: Tab goes from box to box in order, Space ticks, and the focus stays', async () => {
  const { user } = await renderPage(PATH);
  act(() => box('window-present').focus());
  for (const id of POINTS) {
    expect(box(id)).toHaveFocus();
    await user.keyboard(' ');
    expect(box(id)).toHaveFocus();
    expect(box(id)).toBeChecked();
    await user.tab();
  }
  expect(reset()).toHaveFocus();
  expect(screen.getByText('20 / 20')).toBeVisible();
});

test.each([
  [3, 'second'],
  [8, 'middle'],
  [13, 'back'],
  [17, 'legend'],
] as const)(
  'after %i ticks, one more brings the title "%s", with icon and line',
  async (...row) => {
    const [count, id] = row;
    const { user } = await openWith(count);
    expect(title()).not.toHaveTextContent(titles[id].title);
    await user.click(box('farewell-shirt'));
    expect(title()).toHaveTextContent(titles[id].title);
    expect(screen.getByText(titles[id].line)).toBeVisible();
    expect(symbol()).toMatch(new RegExp(`#${id}$`));
    await user.click(box('farewell-shirt'));
    expect(title()).not.toHaveTextContent(titles[id].title);
    expect(symbol()).not.toMatch(new RegExp(`#${id}$`));
  },
);

test('a new title is announced once, alone; a tick without one is left to its box', async () => {
  const { user } = await openWith(2);
  const announced = listen();
  await user.click(box('farewell-shirt'));
  expect(announced).toEqual([]);
  await user.click(box('birthday-toffee'));
  expect(announced).toEqual([titles.second.title]);
});

test('a title that is stored, which comes in after hydration, is not announced', async () => {
  const { store } = await renderPage(PATH);
  const announced = listen();
  act(() => void store.dispatch(ticksRestored({ ticked: POINTS.slice(0, 20) })));
  expect(title()).toHaveTextContent(titles.legend.title);
  expect(announced).toEqual([]);
});

test('the second click of a double click, which may have been meant for Reset, changes no box', async () => {
  const { user } = await renderPage(PATH);
  await user.dblClick(box('proxy'));
  expect(checked()).toEqual([box('proxy')]);
  await user.dblClick(screen.getByText(points['water-trip']));
  expect(checked()).toEqual([box('proxy'), box('water-trip')]);
});

describe('Reset', () => {
  test('is there from the first tick on, until the last is taken back', async () => {
    const { user } = await renderPage(PATH);
    await user.click(box('proxy'));
    expect(reset()).toBeVisible();
    await user.click(box('proxy'));
    expect(queryReset()).not.toBeInTheDocument();
  });

  test('takes all ticks back without a question; the focus goes to the first box', async () => {
    const { user, env } = await openWith(20);
    await user.click(reset());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(checked()).toEqual([]);
    expect(screen.getByText('0 / 20')).toBeVisible();
    expect(title()).toHaveTextContent(titles.front.title);
    expect(queryReset()).not.toBeInTheDocument();
    expect(box('window-present')).toHaveFocus();
    expect(env.localStorage.entries['persist:bbh_backbencherTest']).toContain('"ticked":"[]"');
  });
});

test('ticks from another tab are shown', async () => {
  const { store } = await openWith(1);
  act(() => void store.dispatch(ticksRestored({ ticked: ['proxy', 'bus-antakshari'] })));
  expect(checked()).toEqual([box('proxy'), box('bus-antakshari')]);
  expect(screen.getByText('2 / 20')).toBeVisible();
});

test('the ticks stay when the visitor leaves the game and comes back', async () => {
  const { follow } = await openWith(4, renderApp);
  await follow(screen.getByRole('link', { name: 'Quiz Game' }));
  await follow(screen.getByRole('link', { name: 'Backbencher Test' }));
  expect(checked()).toHaveLength(4);
  expect(title()).toHaveTextContent(titles.second.title);
});

test.each([
  [true, 0],
  [false, 1],
])('where scoresKept is %s, the page says %i times that nothing is stored', async (...row) => {
  const [scoresKept, times] = row;
  await renderPage(PATH, { preloadedState: { ui: { ...uiSlice.getInitialState(), scoresKept } } });
  expect(screen.queryAllByText(scoreCard.notSaved)).toHaveLength(times);
});
