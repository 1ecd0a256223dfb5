import { TextEncoder } from 'node:util';

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

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
