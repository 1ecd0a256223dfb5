import { TextEncoder } from 'node:util';

const KIND = ['hidden', 'open', 'type', 'style'];

/** What Testing Library asks of a style. */
function snapshotOf(style: CSSStyleDeclaration) {
  const { display, visibility, opacity, pointerEvents, content } = style;
  const values = { display, visibility, opacity, pointerEvents, content };
  const getPropertyValue = (name: string) => values[name as keyof typeof values] ?? '';
  return { ...values, getPropertyValue } as CSSStyleDeclaration;
}

// What browsers have and jsdom has not, as far as the site uses it. Node tests skip all of it.
if (typeof window !== 'undefined') {
  globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;

  // There is no network: a test that needs one lays its own, see `network.ts`.
  window.fetch = async () => {
    throw new TypeError('There is no network.');
  };
  window.Request = class {
    constructor(url: string, init: RequestInit) {
      Object.assign(this, init, { url });
    }
  } as unknown as typeof Request;

  // jsdom works an element's style out anew at each look, which took more than a third of the time of
  // the screens. No test has a stylesheet: what is hidden is so by its tag and these attributes.
  const compute = window.getComputedStyle;
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const kind = [element.localName, ...KIND.map((name) => element.getAttribute(name))].join('|');
    const style = known.get(kind) ?? snapshotOf(compute.call(window, element));
    known.set(kind, style);
    return style;
  };

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
