import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * WebKitWebDriver has no console events and no init scripts; WebKit's inspector has both. A browser
 * accepts one connection only, so this is a proxy between browser and driver that also opens an
 * inspector session for the page.
 *
 * Format of a message: length (four bytes), flags (one byte), zero-terminated name, then content:
 * 64-bit little-endian numbers, and zero-terminated strings.
 */

type Message = { name: string; content: Buffer };
type Params = Record<string, unknown>;
/** An event or a response of the inspector. */
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

/** Splits a byte stream into messages. */
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

/** Connects to a port, as eventually as something listens there. */
async function reached(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = new Promise<boolean>((tell) => {
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
  if (await isOpen) return socket;
  await pause(20);
  return reached(port);
}

/** Finds connection ID and page ID in the list of targets. */
function pageIn(targets: Buffer): { connection: bigint; page: bigint } | undefined {
  const at = targets.indexOf('WebPage\0');
  if (at < 0) return undefined;
  return { connection: targets.readBigUInt64LE(), page: targets.readBigUInt64LE(at - 8) };
}

export type Inspector = {
  /** The address that the driver connects to. */
  address: string;
  close(): void;
};

/**
 * Starts the proxy for the browser at that port. Sends the commands `asked` to each document before
 * it runs, and calls `hear` for each event.
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

/** The inspector session of the page. */
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
    // A navigation may create a new process, which is paused until the commands are sent.
    'Target.targetCreated': ({ targetInfo }) => {
      const { targetId, isPaused } = targetInfo as { targetId: string; isPaused?: boolean };
      for (const [method, params] of asked) sendTo(targetId, message(method, params));
      if (isPaused) send(message('Target.resume', { targetId }));
    },
    'Target.dispatchMessageFromTarget': (params) => {
      const { method, params: eventParams = {} } = JSON.parse(String(params.message)) as Heard;
      if (method) hear({ method, params: eventParams });
    },
  };

  return {
    /** Handles a message for the inspector; returns false for messages to the driver. */
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
