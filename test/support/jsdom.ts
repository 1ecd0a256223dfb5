import { TextEncoder } from 'node:util';
import type React from 'react';
import { keepTextsTranslatable } from './translatableTexts';

/** The attributes that decide on an element's style in a page without stylesheets. */
const STYLE_ATTRIBUTES = ['hidden', 'open', 'type', 'style'];

/** The properties that Testing Library reads. */
function snapshotOf(style: CSSStyleDeclaration) {
  const { display, visibility, opacity, pointerEvents, content } = style;
  const values = { display, visibility, opacity, pointerEvents, content };
  const getPropertyValue = (name: string) => values[name as keyof typeof values] ?? '';
  return { ...values, getPropertyValue } as CSSStyleDeclaration;
}

// Jest asks for a hundred lines of the stack of each error, which is slow: `expect` makes one for each call.
Error.stackTraceLimit = 20;

// Browser APIs that the site uses and jsdom lacks. Does nothing in tests with the Node environment.
if (typeof window !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

  class NothingToObserve {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: NothingToObserve,
    ResizeObserver: NothingToObserve,
  });

  // In the time of the page, which may be a fake one; jsdom's own does not follow it.
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });

  // No network: a test that needs one uses `mockNetwork`.
  window.fetch = async () => {
    throw new TypeError('There is no network.');
  };
  window.Request = class {
    constructor(url: string, init: RequestInit) {
      Object.assign(this, init, { url });
    }
  } as unknown as typeof Request;

  // Caches computed styles: jsdom recalculates them on each call, which took more than a third of the
  // time of the screen tests. Without stylesheets the style depends only on the tag and attributes.
  const compute = window.getComputedStyle;
  const cache = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const attributes = STYLE_ATTRIBUTES.map((name) => element.getAttribute(name));
    const key = [element.localName, ...attributes].join('|');
    const style = cache.get(key) ?? snapshotOf(compute.call(window, element));
    cache.set(key, style);
    return style;
  };

  keepTextsTranslatable();

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  // React makes an error for each element, to name its owner in a warning; after 10,000 elements in a second
  // it stops, to save time. Here it has stopped from the start: warnings stay, with the stack of components.
  const react: Record<string, object> = jest.requireActual<typeof React>('react') as never;
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
