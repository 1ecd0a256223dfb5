import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKit } from './browsers';
import { inspect } from './inspector';
import { portToWaitFor } from './ports';
import { surroundings } from './puppeteer';
import type { Browser, Key, Opening, Size, Tab } from './tab';

/** How WebDriver writes keys that are no letters. */
const KEYS: Record<Key | 'Shift' | 'Control', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  v: 'v',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** Asks again and again until it is answered. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(20);
    }
  }
}

/** A screen for programs with windows, where the machine has none. */
async function startScreen() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => undefined };
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, stop: () => void screen.kill() };
}

/** Every tab is a browser of its own: WebKit's is up in half a second, and keeps nothing. */
export function webkitBrowser(programs: WebKit): Browser {
  const screen = startScreen();
  return {
    open: async (opening) => openTab(programs, (await screen).display, opening),
    close: async () => (await screen).stop(),
  };
}

/** What a browser tells its inspector: the lines of its console, the statuses of its documents. */
type Told = { said: string[]; statuses: number[] };

async function openTab(programs: WebKit, display: string, opening: Opening): Promise<Tab> {
  const told: Told = { said: [], statuses: [] };
  const start = () => startBrowser(programs, display, opening, told);
  // One start in a hundred gives no session: browser and driver wait for each other.
  const { session, stop } = await start().catch(start);
  const tab = tabOf(session, told, async () => {
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
  { said, statuses }: Told,
) {
  const [browserPort, driverPort] = [await portToWaitFor(), await portToWaitFor()];
  const env = {
    ...surroundings,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Without a graphics card its work is played by the processor, which draws faster as itself.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${browserPort}`,
  };
  const dark = opening.scheme === 'dark' ? ['--dark-mode'] : [];
  const browser = spawn(programs.browser, ['--automation', ...dark], { env, stdio: 'ignore' });
  const inspector = await inspect(browserPort, asking(opening), ({ method, params }) => {
    if (method === 'Console.messageAdded') {
      const { level, text } = params.message as { level: string; text: string };
      said.push(`${level}: ${text}`);
    }
    if (method === 'Network.responseReceived' && params.type === 'Document') {
      statuses.push((params.response as { status: number }).status);
    }
  });
  const driver = spawn(programs.driver, [`--port=${driverPort}`, `--target=${inspector.address}`]);
  const stop = async () => {
    inspector.close();
    await Promise.all([ended(driver), ended(browser)]);
  };
  try {
    return { session: await startSession(`http://127.0.0.1:${driverPort}`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the inspector is asked for in each document. */
const asking = ({ before }: Opening): [string, Record<string, unknown>?][] => [
  ['Console.enable'],
  ['Network.enable'],
  ['Page.enable'],
  ['Page.setBootstrapScript', { source: before.map((script) => `(${script})()`).join(';') }],
];

function ended(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return undefined;
  const end = once(program, 'exit');
  program.kill();
  return end;
}

type Session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function startSession(driver: string): Promise<Session> {
  const call = async (method: string, path: string, body: object = {}, patience = PATIENCE) => {
    const answer = await fetch(driver + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${error}`);
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilAnswered(() => call('GET', '/status'));
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = (await call('POST', '/session', { capabilities }, PATIENCE / 2)) as {
    sessionId: string;
  };
  return (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
}

/** Runs in the page: what a function gives, or how it failed. */
const CALL = `
  const [args, done] = arguments;
  new Promise((resolve) => resolve((WHAT)(...args))).then(
    (result) => done({ result }),
    (error) => done({ failed: String(error?.stack ?? error) }),
  );`;

function tabOf(session: Session, { said, statuses }: Told, close: () => Promise<void>): Tab {
  const evaluate: Tab['evaluate'] = async (what, ...args) => {
    const { result, failed } = (await session('POST', '/execute/async', {
      script: CALL.replace('WHAT', () => String(what)),
      args: [args],
    })) as { result?: never; failed?: string };
    if (failed) throw new Error(failed);
    return result as never;
  };
  const act = (...actions: object[]) => session('POST', '/actions', { actions });
  const keys = (...actions: [type: 'keyDown' | 'keyUp', value: string][]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: actions.map(([type, value]) => ({ type, value })),
    });
  const setWindow = (size: Size) => session('POST', '/window/rect', size);
  let presses = 0;

  return {
    said,
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
      // The bar of the window takes its share.
      const inside = await evaluate(() => window.innerHeight);
      await setWindow({ width: size.width, height: size.height * 2 - inside });
    },
    async pressAt(x, y) {
      presses += 1;
      // The next press is not on the same spot: WebKit would take the two for a double press.
      const aside = presses % 2 === 0 ? 4 : -4;
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x) + aside, y: Math.round(y) },
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
          (letter): Parameters<typeof keys> => [
            ['keyDown', letter],
            ['keyUp', letter],
          ],
        ),
      );
    },
    screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
  };
}
