/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '../../src/kit/Carousel';
import { mockSystem } from '../support/mockSystem';

/* When a carousel goes on and when it waits. What needs layout is tested in a browser. */

const REDUCED_MOTION = 'prefers-reduced-motion: reduce';

const carousel = (
  <>
    <Carousel
      label="Memories"
      slides={['Bench', 'Tiffin', 'Ball'].map((name) => ({
        id: name,
        name,
        content: (isDrawn) => isDrawn && <img alt={`A drawing of ${name}`} src="/picture.svg" />,
      }))}
    />
    <a href="#elsewhere">Elsewhere</a>
  </>
);

/** The name of the visible slide: react-slick hides the other slides, and its clones. */
const shown = () => screen.getByRole('img').getAttribute('alt')?.replace('A drawing of ', '');
const region = () => screen.getByRole('region', { name: 'Memories' });
const button = (name: string) => within(region()).getByRole('button', { name });
const elsewhere = () => screen.getByRole('link', { name: 'Elsewhere' });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Advances almost four intervals, and expects no change of slides. */
function expectToWait() {
  const before = shown();
  pass(27_999);
  expect(shown()).toBe(before);
}

/** Expects the next slide after exactly seven seconds. */
function expectNext(name: string) {
  const before = shown();
  pass(6999);
  expect(shown()).toBe(before);
  pass(1);
  expect(shown()).toBe(name);
}

function visit() {
  const user = userEvent.setup({ advanceTimers: (ms) => void pass(ms) });
  return { user, press: (name: string) => user.click(button(name)), ...render(carousel) };
}

/** Visits, and presses Pause and Play: pointer and focus are then on the button. */
async function visitAndPlay() {
  const visited = visit();
  await visited.press('Pause slideshow');
  await visited.press('Play slideshow');
  expect(button('Pause slideshow')).toHaveFocus();
  return visited;
}

const hideTab = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('a dot shows its slide, with which autoplay goes on once the focus has left', async () => {
  const { user, press } = visit();
  await press('Ball');
  pass(0);
  expect(shown()).toBe('Ball');
  expectToWait();
  await user.click(elsewhere());
  expectNext('Bench');
});

test('a drawing is made when its slide is shown, and all drawings when a finger may drag a slide', async () => {
  const drawings = () =>
    new Set(screen.getAllByRole('img', { hidden: true }).map((one) => one.getAttribute('alt')));
  visit();
  expect(drawings().size).toBe(1);
  pass(7000);
  expect(drawings().size).toBe(2);
  fireEvent.pointerDown(screen.getByRole('img'));
  expect(drawings().size).toBe(3);
});

test('Pause stops it until Play, whatever pointer, focus, dots, tab and window do', async () => {
  const { user, press } = visit();
  await press('Pause slideshow');
  await user.hover(region());
  await user.unhover(region());
  await press('Ball');
  await user.click(elsewhere());
  hideTab(true);
  hideTab(false);
  fireEvent(window, new Event('resize'));
  expect(shown()).toBe('Ball');
  expectToWait();
  await press('Play slideshow');
  expect(screen.queryByRole('button', { name: 'Play slideshow' })).toBeNull();
  await user.click(elsewhere());
  expectNext('Bench');
});

describe('Play overrides hover and focus', () => {
  test('while they are on the button itself, even when it is focused again with the window', async () => {
    const { user } = await visitAndPlay();
    expectNext('Tiffin');
    await user.unhover(region());
    act(() => button('Pause slideshow').blur());
    act(() => button('Pause slideshow').focus());
    expectNext('Ball');
    // Focus that moved elsewhere on the page and back suspends the slideshow as usual.
    await user.tab();
    await user.tab({ shift: true });
    expect(button('Pause slideshow')).toHaveFocus();
    expectToWait();
  });

  test('but a pointer that enters again suspends it, and so does focus that moves to a dot', async () => {
    const { user } = await visitAndPlay();
    await user.unhover(region());
    await user.hover(region());
    expectToWait();
    await user.unhover(region());
    await user.tab({ shift: true });
    expect(button('Ball')).toHaveFocus();
    expectToWait();
  });
});

describe('the slideshow is suspended, with the button still called Pause,', () => {
  test('while the pointer is on it, and while the focus is on any of its controls', async () => {
    const { user } = visit();
    await user.hover(region());
    expectToWait();
    for (const name of ['Bench', 'Tiffin', 'Ball', 'Pause slideshow']) {
      await user.tab();
      expect(button(name)).toHaveFocus();
    }
    await user.unhover(region());
    expectToWait();
    await user.hover(region());
    await user.tab();
    expect(elsewhere()).toHaveFocus();
    expectToWait();
    expect(button('Pause slideshow')).toBeVisible();
    await user.unhover(region());
    expectNext('Tiffin');
  });

  test('but not by a tap or click on a picture, which leaves no hover and no focus', async () => {
    const { user } = visit();
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('img') });
    await user.click(screen.getByRole('img'));
    expect(document.body).toHaveFocus();
    await user.unhover(region());
    act(() => document.querySelector<HTMLElement>('.slick-current')?.focus());
    expectNext('Tiffin');
  });

  test('while its tab is hidden, from the start or later', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    visit();
    expectToWait();
    hideTab(false);
    expectNext('Tiffin');
    hideTab(true);
    expectToWait();
    expect(button('Pause slideshow')).toBeVisible();
  });
});

describe('with reduced motion', () => {
  test('it does not start by itself, but Play starts it, whatever the system says later', async () => {
    const system = mockSystem(REDUCED_MOTION);
    const { user, press } = visit();
    expectToWait();
    await press('Play slideshow');
    await user.click(elsewhere());
    expectNext('Tiffin');
    system.change('');
    system.change(REDUCED_MOTION);
    expectNext('Ball');
  });

  test('it follows a change of the system while the page is open, but for Pause', async () => {
    const system = mockSystem('');
    const { user, press } = visit();
    system.change(REDUCED_MOTION);
    expect(button('Play slideshow')).toBeVisible();
    expectToWait();
    system.change('');
    expectNext('Tiffin');
    await press('Pause slideshow');
    await user.click(elsewhere());
    system.change(REDUCED_MOTION);
    system.change('');
    expectToWait();
  });
});

test('a slide is announced if the visitor chose it, not if autoplay did', async () => {
  const { press } = visit();
  const live = () => document.querySelector('[aria-live]');
  expect(live()).toHaveAttribute('aria-live', 'off');
  await press('Ball');
  expect(live()).toHaveAttribute('aria-live', 'polite');
  expect(live()).toContainElement(screen.getByRole('img'));
});

test('no timer and no listener is left after an unmount while the animation runs', () => {
  const query = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as MediaQueryList);
  const targets = [query, document];
  const added = targets.map((target) => jest.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => jest.spyOn(target, 'removeEventListener'));
  const { unmount } = visit();
  pass(7200);
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  const listeners = (spies: typeof added) =>
    spies.flatMap(({ mock }) => mock.calls).filter(([type]) => /^(visibility)?change$/.test(type));
  expect(listeners(added)).not.toEqual([]);
  expect(listeners(removed)).toEqual(listeners(added));
});
