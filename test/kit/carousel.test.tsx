/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { Carousel } from '../../src/kit/Carousel';
import { mockSystem } from '../support/mockSystem';

const REDUCED_MOTION = 'prefers-reduced-motion: reduce';

const slides = ['Bench', 'Tiffin', 'Ball'].map((name) => ({
  id: name.toLowerCase(),
  name,
  content: <img alt={`A drawing of: ${name}`} src="/picture.svg" />,
}));
const carousel = (
  <>
    <Carousel label="Memories" slides={slides} />
    <a href="#elsewhere">Elsewhere</a>
  </>
);

/** The names of the visible slides: slick hides the others, and its clones. */
const shown = () =>
  screen.getAllByRole('img').map((img) => img.getAttribute('alt')?.replace('A drawing of: ', ''));
const region = () => screen.getByRole('region', { name: 'Memories' });
const dot = (name: string) => within(region()).getByRole('button', { name });
const dots = () => within(region()).getByRole('list');
const currentDots = () =>
  within(dots())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map((button) => button.getAttribute('aria-label'));
const button = (name: 'Pause slideshow' | 'Play slideshow') => screen.getByRole('button', { name });
const elsewhere = () => screen.getByRole('link', { name: 'Elsewhere' });
const isSliding = () => document.querySelector('[style*="transition: transform 500ms"]') !== null;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Advances almost four intervals, and expects no change of slides. */
function expectToWait() {
  const [before] = shown();
  pass(27_999);
  expect(shown()).toEqual([before]);
}

/** Expects the next slide after exactly seven seconds. */
function expectNext(name: string) {
  const [before] = shown();
  pass(6999);
  expect(shown()).toEqual([before]);
  pass(1);
  expect(shown()).toEqual([name]);
}

function visit() {
  const user = userEvent.setup({ advanceTimers: (ms) => void pass(ms) });
  return { user, ...render(carousel) };
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

describe('autoplay', () => {
  test('shows one slide at a time, each for seven seconds, in order and in a loop', () => {
    visit();
    expect(shown()).toEqual(['Bench']);
    for (const name of ['Tiffin', 'Ball', 'Bench', 'Tiffin', 'Ball', 'Bench']) {
      expectNext(name);
      expect(currentDots()).toEqual([name]);
    }
  });

  test('animates each change for half a second, also from the last slide to the first', () => {
    visit();
    for (let change = 1; change <= 3; change += 1) {
      pass(change === 1 ? 6999 : 6499);
      expect(isSliding()).toBe(false);
      pass(1);
      expect(isSliding()).toBe(true);
      pass(499);
      expect(isSliding()).toBe(true);
      pass(1);
      expect(isSliding()).toBe(false);
    }
  });
});

describe('the dots', () => {
  test('have the names of the slides, in order', () => {
    visit();
    const names = within(dots()).getAllByRole('button');
    expect(names.map((name) => name.getAttribute('aria-label'))).toEqual([
      'Bench',
      'Tiffin',
      'Ball',
    ]);
  });

  test.each([
    ['Ball', 'Bench'],
    ['Tiffin', 'Ball'],
    ['Bench', 'Tiffin'],
  ])('show %s, then autoplay continues with %s', async (name, next) => {
    const { user } = visit();
    await user.click(dot(name));
    pass(0);
    expect(shown()).toEqual([name]);
    expect(currentDots()).toEqual([name]);
    expectToWait();
    await user.click(elsewhere());
    expectNext(next);
  });

  test('do not resume a paused slideshow', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.click(dot('Ball'));
    await user.click(elsewhere());
    expect(shown()).toEqual(['Ball']);
    expectToWait();
  });

  test('respond immediately during the animation', async () => {
    const { user } = visit();
    pass(7100);
    expect(isSliding()).toBe(true);
    await user.click(dot('Bench'));
    pass(0);
    expect(shown()).toEqual(['Bench']);
    pass(500);
    expect(isSliding()).toBe(false);
    expect(currentDots()).toEqual(['Bench']);
  });
});

describe('Pause slideshow', () => {
  test('stops it, and becomes Play slideshow, which starts it again', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).not.toBeInTheDocument();
    await user.click(elsewhere());
    expectToWait();

    await user.click(button('Play slideshow'));
    expect(screen.queryByRole('button', { name: 'Play slideshow' })).not.toBeInTheDocument();
    await user.click(elsewhere());
    expectNext('Tiffin');
    expectNext('Ball');
  });

  test('is not undone by pointer, focus, hidden tab or window size', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.hover(region());
    await user.unhover(region());
    await user.click(elsewhere());
    hideTab(true);
    hideTab(false);
    fireEvent(window, new Event('resize'));
    expectToWait();
    expect(button('Play slideshow')).toBeVisible();
  });
});

describe('Play slideshow overrides hover and focus', () => {
  test('while they are on the button itself', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.click(button('Play slideshow'));
    expect(button('Pause slideshow')).toHaveFocus();
    expectNext('Tiffin');
    expectNext('Ball');
  });

  test('but a pointer that enters again suspends it again', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.click(button('Play slideshow'));
    await user.unhover(region());
    await user.hover(region());
    expectToWait();
  });

  test('even while the pointer moves on the slide', async () => {
    const { user } = visit();
    await user.hover(screen.getByRole('img'));
    act(() => button('Pause slideshow').focus());
    await user.keyboard('{Enter}{Enter}');
    const picture = screen.getByRole('img');
    const around = picture.parentElement as HTMLElement;
    // Dispatched directly: user-event does not set `relatedTarget`.
    fireEvent.mouseOut(picture, { relatedTarget: around });
    fireEvent.mouseOver(around, { relatedTarget: picture });
    expectNext('Tiffin');
    expectNext('Ball');
  });

  test('even when Play is focused again with the window', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.click(button('Play slideshow'));
    await user.unhover(region());
    const play = button('Pause slideshow');
    act(() => play.blur());
    act(() => play.focus());
    expectNext('Tiffin');
    // Focus that moved elsewhere on the page and back suspends it as usual.
    await user.tab();
    expect(elsewhere()).toHaveFocus();
    await user.tab({ shift: true });
    expect(play).toHaveFocus();
    expectToWait();
  });

  test('but focus that moves on to a dot suspends it', async () => {
    const { user } = visit();
    act(() => button('Pause slideshow').focus());
    await user.keyboard('{Enter}{Enter}');
    expectNext('Tiffin');
    await user.tab({ shift: true });
    expect(dot('Ball')).toHaveFocus();
    expectToWait();
  });

  test('but not a hidden tab', async () => {
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    hideTab(true);
    await user.click(button('Play slideshow'));
    expectToWait();
    hideTab(false);
    expectNext('Tiffin');
  });
});

describe('the slideshow is suspended, with the button still called Pause,', () => {
  test('while the pointer is on it', async () => {
    const { user } = visit();
    pass(5000);
    await user.hover(screen.getByRole('img'));
    expectToWait();
    expect(button('Pause slideshow')).toBeVisible();
    await user.unhover(region());
    expectNext('Tiffin');
  });

  test('while the focus is on any of its controls', async () => {
    const { user } = visit();
    for (const control of [dot('Bench'), dot('Tiffin'), dot('Ball'), button('Pause slideshow')]) {
      await user.tab();
      expect(control).toHaveFocus();
      expectToWait();
    }
    await user.tab();
    expect(elsewhere()).toHaveFocus();
    expectNext('Tiffin');
  });

  test('by hover and focus together, until both have left', async () => {
    const { user } = visit();
    await user.tab();
    await user.hover(region());
    await user.unhover(region());
    expectToWait();
    await user.hover(region());
    act(() => elsewhere().focus());
    expectToWait();
    await user.unhover(region());
    expectNext('Tiffin');
  });

  test('but not by a tap on a picture, which leaves no hover and no focus', async () => {
    const { user } = visit();
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('img') });
    act(() => document.querySelector<HTMLElement>('.slick-current')?.focus());
    expect(button('Pause slideshow')).toBeVisible();
    expectNext('Tiffin');
  });

  test('while its tab is hidden', () => {
    visit();
    pass(3000);
    hideTab(true);
    expectToWait();
    expect(button('Pause slideshow')).toBeVisible();
    hideTab(false);
    expectNext('Tiffin');
  });

  test('in a tab that was opened in the background', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    visit();
    expectToWait();
    hideTab(false);
    expectNext('Tiffin');
  });
});

describe('with reduced motion', () => {
  test('it does not start by itself, but Play starts it', async () => {
    mockSystem(REDUCED_MOTION);
    const { user } = visit();
    expectToWait();
    await user.click(button('Play slideshow'));
    expectNext('Tiffin');
    await user.click(button('Pause slideshow'));
    await user.click(elsewhere());
    expectToWait();
  });

  test('the dots work', async () => {
    mockSystem(REDUCED_MOTION);
    const { user } = visit();
    await user.click(dot('Ball'));
    pass(0);
    expect(shown()).toEqual(['Ball']);
    expect(currentDots()).toEqual(['Ball']);
  });

  test('it follows a change of the system setting while the page is open', () => {
    const system = mockSystem('');
    visit();
    pass(2000);
    system.change(REDUCED_MOTION);
    expect(button('Play slideshow')).toBeVisible();
    expectToWait();
    system.change('');
    expect(button('Pause slideshow')).toBeVisible();
    expectNext('Tiffin');
  });

  test('Pause outlasts a change of the system setting', async () => {
    const system = mockSystem('');
    const { user } = visit();
    await user.click(button('Pause slideshow'));
    await user.click(elsewhere());
    system.change(REDUCED_MOTION);
    system.change('');
    expectToWait();
  });

  test('Play outlasts a change of the system setting', async () => {
    const system = mockSystem(REDUCED_MOTION);
    const { user } = visit();
    await user.click(button('Play slideshow'));
    await user.click(elsewhere());
    system.change('');
    system.change(REDUCED_MOTION);
    expectNext('Tiffin');
  });
});

describe('the keyboard', () => {
  test('reaches the dots and the button, and nothing inside a slide or a clone', async () => {
    const { user } = visit();
    const focused: (string | null | undefined)[] = [];
    for (let stop = 1; stop <= 5; stop += 1) {
      await user.tab();
      const { activeElement } = document;
      focused.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
    }
    expect(focused).toEqual(['Bench', 'Tiffin', 'Ball', 'Pause slideshow', 'Elsewhere']);

    const inside = Array.from(region().querySelectorAll('[data-index] *'));
    expect(inside.length).toBeGreaterThanOrEqual(5);
    expect(inside.filter((element) => element.matches('a, button, input, [tabindex]'))).toEqual([]);
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('presses a dot, and pauses, by %s', async (_key, key) => {
    const { user } = visit();
    act(() => dot('Ball').focus());
    await user.keyboard(key);
    pass(0);
    expect(shown()).toEqual(['Ball']);
    expect(dot('Ball')).toHaveFocus();
    await user.tab();
    await user.keyboard(key);
    expect(button('Play slideshow')).toHaveFocus();
    await user.tab();
    expectToWait();
  });

  test('arrow keys change no slide: they scroll the page', () => {
    visit();
    const slide = document.querySelector('.slick-current') as HTMLElement;
    act(() => slide.focus());
    expect(slide).toHaveFocus();
    for (const focused of [slide, dot('Bench'), button('Pause slideshow')]) {
      // slick reads `keyCode`.
      fireEvent.keyDown(focused, { key: 'ArrowRight', keyCode: 39 });
      pass(0);
      expect(shown()).toEqual(['Bench']);
    }
  });
});

test('a click on a slide does not focus it, as the focus would be hidden with it', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('img').parentElement as HTMLElement);
  expect(document.body).toHaveFocus();
});

test('a slide is announced if the visitor chose it, not if autoplay did', async () => {
  const { user } = visit();
  const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await user.click(dot('Ball'));
  expect(live()).toBe('polite');
  expect(document.querySelector('[aria-live]')).toContainElement(screen.getByRole('img'));
});

describe('prerendered', () => {
  const container = document.createElement('div');
  beforeEach(() => {
    document.body.append(container);
    container.innerHTML = renderToString(carousel);
  });
  afterEach(() => container.remove());

  test('it shows only the first slide, with all controls and no inline style', () => {
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(shown()).toEqual(['Bench']);
    expect(currentDots()).toEqual(['Bench']);
    expect(button('Pause slideshow')).toBeVisible();
  });

  test.each([
    ['plays', '', 'Pause slideshow', () => expectNext('Tiffin')],
    ['is paused with reduced motion', REDUCED_MOTION, 'Play slideshow', expectToWait],
  ] as const)('it hydrates without an error, and %s', (_what, setting, name, expectBehaviour) => {
    mockSystem(setting);
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    render(carousel, { container, hydrate: true });
    expect(consoleError).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Bench']);
    expect(button(name)).toBeVisible();
    expectBehaviour();
  });
});

test.each([
  ['it waits for the next change', 3000],
  ['the animation runs', 7200],
  ['the animation has just ended', 7505],
])('no timer is left after an unmount while %s', (_when, milliseconds) => {
  const { unmount } = visit();
  pass(milliseconds);
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('no listener for the tab or the system setting is left after an unmount', () => {
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener');
  mockSystem('');
  const { unmount } = visit();
  /** React's own `change` listeners on nodes stay. */
  const listenersIn = ({ mock }: typeof added | typeof removed) =>
    mock.calls.flatMap(([type, listener], call) =>
      type === 'visibilitychange' || (type === 'change' && !(mock.contexts[call] instanceof Node))
        ? [{ type, listener }]
        : [],
    );
  const types = listenersIn(added).map(({ type }) => type);
  expect(types.toSorted()).toEqual(['change', 'visibilitychange']);
  expect(listenersIn(removed)).toEqual([]);
  unmount();
  expect(listenersIn(removed)).toEqual(expect.arrayContaining(listenersIn(added)));
});
