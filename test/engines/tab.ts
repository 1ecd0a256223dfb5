/** Viewport size. */
export type Size = { width: number; height: number };

export type Opening = {
  size: Size;
  /** A script that runs in each page before its own scripts. */
  before: string;
};

/** The keys that the tests use. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'v' | 'ArrowLeft' | 'ArrowRight' | 'End';

/** A tab of a real browser, with empty storage. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** As close as possible: MiniBrowser's window is never narrower than 447 px. */
  setSize(size: Size): Promise<void>;
  /** Runs a function in the page. It must not use outer variables; arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Evaluates an expression in the page, regardless of its CSP. */
  evaluateText<Result>(expression: string): Promise<Result>;
  /** Clicks at viewport coordinates. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses twice at the same place: taps, but in WebKit, which has no touch screen here. */
  pressTwiceAt(x: number, y: number, gapMs: number): Promise<void>;
  press(key: Key, held?: 'Shift' | 'Control'): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Console messages so far, including errors and CSP violations. */
  consoleLines: string[];
  close(): Promise<void>;
}

export interface Browser {
  open(opening: Opening): Promise<Tab>;
  close(): Promise<void>;
}
