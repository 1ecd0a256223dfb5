import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKit } from './browsers';
import { inspect } from './inspector';
import { findFreePort } from './ports';
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

/** Every tab is a browser of its own, as MiniBrowser starts in half a second and keeps no data. */
export function webkitBrowser(programs: WebKit): Browser {
  const screen = startScreen();
  return {
    open: async (opening) => openTab(programs, (await screen).display, opening),
    close: async () => (await screen).stop(),
  };
}

/** Console messages, and the HTTP statuses of documents. */
type Recorded = { consoleLines: string[]; statuses: number[] };

async function openTab(programs: WebKit, display: string, opening: Opening): Promise<Tab> {
  const recorded: Recorded = { consoleLines: [], statuses: [] };
  const start = () => startBrowser(programs, display, opening, recorded);
  // Retried once: one start in a hundred ends in a deadlock of browser and driver.
  const { session, stop } = await start().catch(start);
  const tab = tabOf(session, recorded, async () => {
    await session('DELETE', '');
    await stop();
  });
  await tab.setSize(opening.size);
  return tab;
}

async function startBrowser(
  programs: WebKit,
  display: string,
  opening: Opening,
  { consoleLines, statuses }: Recorded,
) {
  const [browserPort, driverPort] = [await findFreePort(), await findFreePort()];
  const env = {
    ...environment,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Without a GPU, CPU rendering is faster than an emulated GPU.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${browserPort}`,
  };
  const dark = opening.scheme === 'dark' ? ['--dark-mode'] : [];
  const browser = spawn(programs.browser, ['--automation', ...dark], { env, stdio: 'ignore' });
  const inspector = await inspect(browserPort, commandsFor(opening), ({ method, params }) => {
    if (method === 'Console.messageAdded') {
      const { level, text } = params.message as { level: string; text: string };
      consoleLines.push(`${level}: ${text}`);
    }
    if (method === 'Network.responseReceived' && params.type === 'Document') {
      statuses.push((params.response as { status: number }).status);
    }
  });
  const driver = spawn(programs.driver, [`--port=${driverPort}`, `--target=${inspector.address}`]);
  const stop = async () => {
    inspector.close();
    await Promise.all([kill(driver), kill(browser)]);
  };
  try {
    return { session: await startSession(`http://127.0.0.1:${driverPort}`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Inspector commands for each document. */
const commandsFor = ({ before }: Opening): [string, Record<string, unknown>?][] => [
  ['Console.enable'],
  ['Network.enable'],
  ['Page.enable'],
  ['Page.setBootstrapScript', { source: before.map((script) => `(${script})()`).join(';') }],
];

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

function tabOf(
  session: Session,
  { consoleLines, statuses }: Recorded,
  close: () => Promise<void>,
): Tab {
  const evaluate: Tab['evaluate'] = async (what, ...args) => {
    const { result, error } = (await session('POST', '/execute/async', {
      script: CALL.replace('WHAT', () => String(what)),
      args: [args],
    })) as { result?: never; error?: string };
    if (error) throw new Error(error);
    return result as never;
  };
  const perform = (...actions: object[]) => session('POST', '/actions', { actions });
  const keys = (...actions: [type: 'keyDown' | 'keyUp', value: string][]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: actions.map(([type, value]) => ({ type, value })),
    });
  const setWindow = (size: Size) => session('POST', '/window/rect', size);
  let presses = 0;

  return {
    consoleLines,
    evaluate,
    close,
    run: async (script) => void (await session('POST', '/execute/sync', { script, args: [] })),
    async goto(url) {
      statuses.length = 0;
      await session('POST', '/url', { url });
      return statuses.at(-1) ?? 0;
    },
    reload: async () => void (await session('POST', '/refresh')),
    back: async () => void (await session('POST', '/back')),
    forward: async () => void (await session('POST', '/forward')),
    async setSize(size) {
      await setWindow(size);
      // The window's title bar is part of its height.
      const inside = await evaluate(() => window.innerHeight);
      await setWindow({ width: size.width, height: size.height * 2 - inside });
    },
    async pressAt(x, y) {
      presses += 1;
      // Never twice in the same place: WebKit would count a double click.
      const offset = presses % 2 === 0 ? 4 : -4;
      await perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x) + offset, y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async press(key, held) {
      const press: Parameters<typeof keys> = [
        ['keyDown', KEYS[key]],
        ['keyUp', KEYS[key]],
      ];
      if (held) await keys(['keyDown', KEYS[held]], ...press, ['keyUp', KEYS[held]]);
      else await keys(...press);
    },
    async type(text) {
      await keys(
        ...[...text].flatMap(
          (char): Parameters<typeof keys> => [
            ['keyDown', char],
            ['keyUp', char],
          ],
        ),
      );
    },
    screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
  };
}
