import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKit } from './browsers';
import { inspect } from './inspector';
import { environment } from './puppeteer';
import type { Browser, Key, Opening, Size, Tab } from './tab';

/** WebDriver's codes of special keys. */
const KEYS: Record<Key | 'Shift' | 'Control', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Space: ' ',
  v: 'v',
};

/** Per command. */
const TIMEOUT_MS = 20_000;

/** Retries until it succeeds, or the timeout is over. */
async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

/**
 * A port for a program that starts slowly. It is below the ephemeral port range, so that the system
 * does not assign it in the meantime.
 */
async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}

/** A virtual display, where the machine has none. */
async function startScreen() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => undefined };
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, stop: () => void screen.kill() };
}

/** A MiniBrowser for each visitor at a time, as the tab of a visitor is a window. The next visitor gets it. */
export function webkitBrowser(programs: WebKit): Browser {
  const screen = startScreen();
  const all: Promise<Started>[] = [];
  const free: Started[] = [];
  const start = async () => {
    const { display } = await screen;
    const attempt = () => startBrowser(programs, display);
    // Twice: one start in a hundred ends in a deadlock of browser and driver.
    const started = attempt().catch(attempt);
    all.push(started);
    return started;
  };
  return {
    async open({ size, before }) {
      const started = free.pop() ?? (await start());
      const tab = started.welcome(before, () => free.push(started));
      await tab.setSize(size);
      return tab;
    },
    async close() {
      await Promise.all(all.map(async (started) => (await started).stop()));
      (await screen).stop();
    },
  };
}

type Started = Awaited<ReturnType<typeof startBrowser>>;

async function startBrowser(programs: WebKit, display: string) {
  let consoleLines: string[] = [];
  const [browserPort, driverPort] = [await findFreePort(), await findFreePort()];
  const env = {
    ...environment,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Without a GPU, CPU rendering is faster than an emulated GPU.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${browserPort}`,
  };
  const browser = spawn(programs.browser, ['--automation'], { env, stdio: 'ignore' });
  const inspector = await inspect(browserPort, ({ method, params }) => {
    if (method === 'Console.messageAdded') {
      const { level, text } = params.message as { level: string; text: string };
      consoleLines.push(`${level}: ${text}`);
    }
  });
  const driver = spawn(programs.driver, [`--port=${driverPort}`, `--target=${inspector.address}`]);
  const start = await serveStartPage();
  const stop = async () => {
    inspector.close();
    start.close();
    await Promise.all([kill(driver), kill(browser)]);
  };
  try {
    const session = await startSession(`http://127.0.0.1:${driverPort}`);
    const window = windowOf(session);
    const goToStart = () => session('POST', '/url', { url: start.url });
    await goToStart();
    return {
      stop,
      /** A tab for the next visitor. */
      welcome(before: Opening['before'], onClosed: () => void) {
        consoleLines = [];
        inspector.setCommands([
          ['Console.enable'],
          ['Page.enable'],
          ['Page.setBootstrapScript', { source: before }],
        ]);
        return tabOf(session, window, consoleLines, async () => {
          // What the page logs while it is left is not the next visitor's.
          await goToStart();
          onClosed();
        });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A page that a visit starts from. It asks for a browsing context of its own, so that the first page of the visit is
 * loaded by a new process: only such a one gets the commands of the inspector.
 */
async function serveStartPage() {
  const headers = { 'Content-Type': 'text/html', 'Cross-Origin-Opener-Policy': 'same-origin' };
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, headers).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

function kill(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return undefined;
  const end = once(program, 'exit');
  program.kill();
  return end;
}

type Session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function startSession(driver: string): Promise<Session> {
  const call = async (method: string, path: string, body: object = {}, timeout = TIMEOUT_MS) => {
    const answer = await fetch(driver + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${error}`);
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await retry(() => call('GET', '/status'));
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = (await call('POST', '/session', { capabilities }, TIMEOUT_MS / 2)) as {
    sessionId: string;
  };
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
}

/** Runs a function in the page; passes on its result or error. */
const CALL = `
  const [args, done] = arguments;
  new Promise((resolve) => resolve((WHAT)(...args))).then(
    (result) => done({ result }),
    (error) => done({ error: String(error?.stack ?? error) }),
  );`;

async function evaluateIn<Result>(session: Session, what: string, args: unknown[] = []) {
  const { result, error } = (await session('POST', '/execute/async', {
    script: CALL.replace('WHAT', () => what),
    args: [args],
  })) as { result?: Result; error?: string };
  if (error) throw new Error(error);
  return result as Result;
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** The window of a browser, whose size and mouse stay as a visitor leaves them. */
function windowOf(session: Session) {
  let size: Size | undefined;
  let presses = 0;
  const press = (x: number, y: number, ...then: object[]) => {
    const pointer = {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...CLICK, ...then],
    };
    return session('POST', '/actions', { actions: [pointer] });
  };
  return {
    async setSize(wanted: Size) {
      if (wanted.width === size?.width && wanted.height === size.height) return;
      size = wanted;
      // The window's title bar is part of its height.
      const bar = await evaluateIn<number>(session, '() => outerHeight - innerHeight');
      await session('POST', '/window/rect', { width: wanted.width, height: wanted.height + bar });
      await evaluateIn(session, String(untilHigh), [wanted.height]);
    },
    async pressAt(x: number, y: number) {
      presses += 1;
      // Never twice in the same place: WebKit would count a double click.
      const offset = presses % 2 === 0 ? 4 : -4;
      await press(x + offset, y);
    },
    async pressTwiceAt(x: number, y: number, gapMs: number) {
      await press(x, y, { type: 'pause', duration: gapMs }, ...CLICK);
    },
  };
}

/** Runs in a page: resolves once it is as high as wanted. */
const untilHigh = async (height: number) => {
  while (window.innerHeight !== height) await new Promise((resolve) => setTimeout(resolve, 20));
};

function tabOf(
  session: Session,
  { setSize, pressAt, pressTwiceAt }: ReturnType<typeof windowOf>,
  consoleLines: string[],
  close: () => Promise<void>,
): Tab {
  const keys = (...actions: { type: string; value: string }[]) =>
    session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });

  return {
    consoleLines,
    evaluate: (what, ...args) => evaluateIn(session, String(what), args),
    evaluateText: (expression) => evaluateIn(session, `() => (${expression})`),
    close,
    goto: async (url) => void (await session('POST', '/url', { url })),
    reload: async () => void (await session('POST', '/refresh')),
    back: async () => void (await session('POST', '/back')),
    forward: async () => void (await session('POST', '/forward')),
    setSize,
    pressAt,
    pressTwiceAt,
    async press(key, held) {
      const press = [down(KEYS[key]), up(KEYS[key])];
      await keys(...(held ? [down(KEYS[held]), ...press, up(KEYS[held])] : press));
    },
    type: async (text) => void (await keys(...[...text].flatMap((char) => [down(char), up(char)]))),
    screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
  };
}
