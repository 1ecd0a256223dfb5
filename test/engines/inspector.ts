import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * WebKitWebDriver tells nothing of the console, and runs no script before those of a page; WebKit's
 * inspector does both. A browser talks to one of them only, so this one listens in on the wire between
 * browser and driver, and asks for the inspector of the page beside what the driver asks for.
 *
 * A message on that wire: its length in four bytes, a byte of flags, its name up to a zero, then what
 * it carries: numbers of eight bytes, little end first, and texts up to a zero.
 */

type Message = { name: string; content: Buffer };
type Params = Record<string, unknown>;
/** An event of the inspector, or an answer of it. */
type Heard = { method?: string; params: Params };

const LITTLE_END_FIRST = 1;

function frame(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), content]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(body.length);
  head.writeUInt8(LITTLE_END_FIRST, 4);
  return Buffer.concat([head, body]);
}

const numbers = (...some: bigint[]) => {
  const buffer = Buffer.alloc(8 * some.length);
  for (const [index, one] of some.entries()) buffer.writeBigUInt64LE(one, 8 * index);
  return buffer;
};

/** Takes the bytes of a wire as they come, and gives its messages. */
function reader() {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): Message[] => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE()) {
      const body = rest.subarray(5, 5 + rest.readUInt32BE());
      rest = rest.subarray(5 + body.length);
      const end = body.indexOf(0);
      messages.push({ name: body.toString('utf8', 0, end), content: body.subarray(end + 1) });
    }
    return messages;
  };
}

/** A line to that port, once somebody answers there. */
async function reached(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = new Promise<boolean>((tell) => {
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
  if (await isOpen) return socket;
  await pause(20);
  return reached(port);
}

/** In the list of all that can be inspected: the connection, and the number of the page. */
function pageIn(targets: Buffer): { connection: bigint; page: bigint } | undefined {
  const at = targets.indexOf('WebPage\0');
  if (at < 0) return undefined;
  return { connection: targets.readBigUInt64LE(), page: targets.readBigUInt64LE(at - 8) };
}

export type Inspector = {
  /** Where the driver is to look for the browser. */
  address: string;
  close(): void;
};

/**
 * Listens in between the driver and the browser at that port. Each document of the page gets `asked`,
 * before it runs; `hear` is told what the inspector tells.
 */
export async function inspect(
  browserPort: number,
  asked: readonly [method: string, params?: Params][],
  hear: (heard: Required<Heard>) => void,
): Promise<Inspector> {
  const sockets: Socket[] = [];
  const server: Server = createServer(async (driver) => {
    const browser = await reached(browserPort);
    sockets.push(driver, browser);
    const page = inspectorOfPage(browser, asked, hear);
    const read = reader();
    driver.pipe(browser);
    browser.on('data', (chunk) => {
      for (const message of read(chunk)) {
        if (!page.takes(message)) driver.write(frame(message.name, message.content));
      }
    });
    for (const [one, other] of [
      [driver, browser],
      [browser, driver],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address() as { port: number };
  return {
    address: `127.0.0.1:${address.port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The inspector of the one page: what it is asked for, and what it tells. */
function inspectorOfPage(
  browser: Socket,
  asked: readonly [method: string, params?: Params][],
  hear: (heard: Required<Heard>) => void,
) {
  let page: { connection: bigint; page: bigint } | undefined;
  let id = 0;
  const message = (method: string, params: Params = {}) => {
    id += 1;
    return JSON.stringify({ id, method, params });
  };
  const send = (text: string) =>
    page &&
    browser.write(
      frame(
        'SendMessageToBackend',
        Buffer.concat([numbers(page.connection, page.page), Buffer.from(`${text}\0`)]),
      ),
    );
  const sendTo = (targetId: unknown, text: string) =>
    send(message('Target.sendMessageToTarget', { targetId, message: text }));

  const listen: Record<string, (params: Params) => void> = {
    // A process of its own may be made for an address: it waits until it has been asked.
    'Target.targetCreated': ({ targetInfo }) => {
      const { targetId, isPaused } = targetInfo as { targetId: string; isPaused?: boolean };
      for (const [method, params] of asked) sendTo(targetId, message(method, params));
      if (isPaused) send(message('Target.resume', { targetId }));
    },
    'Target.dispatchMessageFromTarget': (params) => {
      const { method, params: told = {} } = JSON.parse(String(params.message)) as Heard;
      if (method) hear({ method, params: told });
    },
  };

  return {
    /** Whether a message of the browser was for the inspector, and is nothing to the driver. */
    takes({ name, content }: Message): boolean {
      if (name === 'SetTargetList' && !page) {
        page = pageIn(content);
        if (page) {
          browser.write(frame('Setup', numbers(page.connection, page.page)));
          send(message('Target.setPauseOnStart', { pauseOnStart: true }));
        }
      }
      if (name !== 'SendMessageToFrontend' || content.readBigUInt64LE(8) !== page?.page) {
        return false;
      }
      const { method, params } = JSON.parse(
        content.toString('utf8', 16, content.length - 1),
      ) as Heard;
      if (method) listen[method]?.(params);
      return true;
    },
  };
}
