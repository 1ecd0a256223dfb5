/** Sizes of the screen inside the browser's window. */
export type Size = { width: number; height: number };

export type Opening = {
  size: Size;
  /** What the visitor's system asks for. */
  scheme: 'light' | 'dark';
  /** What runs in each page before its own scripts. */
  before: readonly (() => void)[];
};

/** Those that WebDriver and Puppeteer are asked for here. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'v';

/** A tab of a real browser, with nothing of an earlier visit in it. */
export interface Tab {
  /** Loads an address, and tells the status that it was answered with. */
  goto(url: string): Promise<number>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** As near as the browser comes to it: the window of WebKit's is never narrower than 447 px. */
  setSize(size: Size): Promise<void>;
  /** Runs a function in the page; it and what goes in and out must stand by themselves. */
  evaluate<Args extends unknown[], Result>(
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script that the page's policy is not asked about. */
  run(script: string): Promise<void>;
  /** Presses the main button of the mouse at a place of the screen. */
  pressAt(x: number, y: number): Promise<void>;
  press(key: Key, held?: 'Shift' | 'Control'): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot(): Promise<Buffer>;
  /** What the pages said in the console so far, errors and broken policies included. */
  said: string[];
  close(): Promise<void>;
}

export interface Browser {
  open(opening: Opening): Promise<Tab>;
  close(): Promise<void>;
}
