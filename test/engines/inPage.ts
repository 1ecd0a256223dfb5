import { readFileSync } from 'node:fs';
import type { Part } from '../plays/visitor';

/** The state of a target in the page. */
export type Found = {
  count: number;
  text: string;
  value: string;
  isDisabled: boolean;
  isFocused: boolean;
  /** Whether it is before the focus. */
  isPassed: boolean;
  attributes: Record<string, string>;
  /** The centre of the target after scrolling, and what covers the target there. */
  centre: [x: number, y: number];
  coveredBy: string;
  /** Whether all of it is in the viewport. */
  isInSight: boolean;
};

/** The last result of what was waited for. */
export type Waited<Result> = { result: Result; isWanted: boolean };

type Library = typeof import('@testing-library/dom');

declare global {
  interface Window {
    TestingLibraryDom: Library;
    /** What `defineTools` defines, without the page noticing it. */
    inPage: {
      find(target: Part, scrollTo: boolean): Found;
      /** Calls until the result is as wanted, or the time is up. */
      wait<Result>(
        read: () => Result | Promise<Result>,
        isWanted: (result: Result) => boolean,
        ms: number,
      ): Promise<Waited<Result>>;
      /**
       * Finds a target once it can be pressed, and stays where it is for a frame. The next press has to reach it:
       * one that does not, since the target has moved meanwhile, is not delivered.
       */
      findToPress(target: Part, ms: number): Promise<Waited<Found>>;
      /** What became of the press; none in a page that it has led to. */
      press: 'none' | 'awaited' | 'landed' | 'missed';
      layoutFaults(): string[];
    };
  }
}

/** Testing Library, as a script for a page. */
export const LIBRARY = readFileSync(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
  'utf8',
);

/** Runs in a page before its own scripts: what the tests find and wait with. */
export function defineTools() {
  // Timers and clock before a test replaces them.
  const { setTimeout, requestAnimationFrame, performance } = window;
  const now = performance.now.bind(performance);

  const findIn = (scope: HTMLElement, { role, name, within }: Part): HTMLElement[] => {
    const scopes = within ? findIn(scope, within) : [scope];
    const isNamed = (full: string) => {
      if (name?.endsWith('…')) return full.startsWith(name.slice(0, -1));
      if (name?.startsWith('…')) return full.endsWith(name.slice(1));
      return full === name;
    };
    const options = name === undefined ? {} : { name: isNamed };
    const found = scopes.flatMap((element) =>
      window.TestingLibraryDom.queryAllByRole(element, role, options),
    );
    // A status without a name is one that says something.
    const isMeant = ({ textContent }: Element) => role !== 'status' || name || textContent?.trim();
    return found.filter(isMeant);
  };

  /** A radio button or a checkbox is pressed on its label. */
  const visibleOf = (element: HTMLElement) => element.closest('label') ?? element;

  let pressed: Element | undefined;
  // The event is not `click`, which may be swallowed by what the press leads to.
  const follow = (event: Event) => {
    if (event.type === 'pointerdown' && window.inPage.press === 'awaited')
      window.inPage.press = pressed?.contains(event.target as Node) ? 'landed' : 'missed';
    if (window.inPage.press !== 'missed') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, follow, true);

  const find = (target: Part, scrollTo: boolean): Found => {
    const all = document.body ? findIn(document.body, target) : [];
    const [element] = all;
    if (!element) {
      const isNot = { isDisabled: false, isFocused: false, isPassed: false, isInSight: false };
      const coveredBy = 'nothing: it does not exist';
      return { ...isNot, text: '', value: '', attributes: {}, count: 0, centre: [0, 0], coveredBy };
    }
    const visible = visibleOf(element);
    const focused = document.activeElement ?? document.body;
    if (scrollTo)
      visible.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box = visible.getBoundingClientRect()] = visible.getClientRects();
    const centre: Found['centre'] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(...centre);
    const isHit = hit !== null && (visible.contains(hit) || hit.contains(visible));
    return {
      count: all.length,
      text: element.textContent ?? '',
      value: (element as HTMLInputElement).value ?? '',
      isDisabled: element.matches(':disabled'),
      isFocused: all.includes(focused as HTMLElement),
      isPassed: (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      centre,
      coveredBy: isHit ? '' : (hit?.outerHTML.slice(0, 80) ?? 'nothing: it is outside'),
      isInSight:
        box.top >= 0 &&
        box.left >= 0 &&
        box.bottom <= window.innerHeight &&
        box.right <= window.innerWidth,
    };
  };

  /** Resolves at the next frame; soon in a page that draws none. */
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 100);
    });

  const wait: Window['inPage']['wait'] = async (read, isWanted, ms) => {
    const end = now() + ms;
    for (;;) {
      const result = await read();
      if (isWanted(result)) return { result, isWanted: true };
      if (now() >= end) return { result, isWanted: false };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const findResting = async (target: Part) => {
    const before = find(target, true);
    await nextFrame();
    const found = find(target, true);
    if (String(found.centre) !== String(before.centre))
      return { ...found, coveredBy: 'nothing: it moves' };
    // A slow phone shows the result of a press a frame later, which may move what is pressed next.
    const isAnswered = !document.querySelector('[data-pressed]');
    return isAnswered ? found : { ...found, coveredBy: 'nothing: a press is not answered yet' };
  };

  window.inPage = {
    find,
    wait,
    async findToPress(target, ms) {
      const found = await wait(
        () => findResting(target),
        ({ count, isDisabled, coveredBy }) => count === 1 && !isDisabled && coveredBy === '',
        ms,
      );
      const [element] = found.isWanted ? findIn(document.body, target) : [];
      pressed = element && visibleOf(element);
      window.inPage.press = 'awaited';
      return found;
    },
    press: 'none',
    layoutFaults: () => [],
  };
}
