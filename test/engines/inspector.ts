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
/** An event of the inspector; a response has no method. */
type InspectorEvent = { method?: string; params: Params };

const LITTLE_ENDIAN = 1;

function frame(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), content]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(body.length);
  head.writeUInt8(LITTLE_ENDIAN, 4);
  return Buffer.concat([head, body]);
}

const encodeNumbers = (...values: bigint[]) => Buffer.from(BigUint64Array.from(values).buffer);

/** Splits a byte stream into messages. */
function messageReader() {
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

/** Connects to a port, once something listens there. */
async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (await isOpen) return socket;
  await pause(20);
  return connectTo(port);
}

/** Finds connection ID and page ID in the list of targets. */
function findPage(targets: Buffer): { connection: bigint; page: bigint } | undefined {
  const at = targets.indexOf('WebPage\0');
  if (at < 0) return undefined;
  return { connection: targets.readBigUInt64LE(), page: targets.readBigUInt64LE(at - 8) };
}

type Command = [method: string, params?: Params];

/** Starts the proxy for the browser at that port, which calls `onEvent` for each event. */
export async function inspect(
  browserPort: number,
  onEvent: (event: Required<InspectorEvent>) => void,
) {
  const sockets: Socket[] = [];
  let commands: readonly Command[] = [];
  let page: ReturnType<typeof openPageSession> | undefined;
  const server: Server = createServer(async (driver) => {
    const browser = await connectTo(browserPort);
    sockets.push(driver, browser);
    const opened = openPageSession(browser, () => commands, onEvent);
    page = opened;
    const read = messageReader();
    driver.pipe(browser);
    browser.on('data', (chunk) => {
      for (const message of read(chunk)) {
        if (!opened.handle(message)) driver.write(frame(message.name, message.content));
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
    /** The address that the driver connects to. */
    address: `127.0.0.1:${address.port}`,
    /** Sets the commands for the documents that follow. */
    setCommands(next: readonly Command[]) {
      commands = next;
      page?.sendCommands();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The inspector session of the page. Sends the commands to each of its processes before it runs. */
function openPageSession(
  browser: Socket,
  commands: () => readonly Command[],
  onEvent: (event: Required<InspectorEvent>) => void,
) {
  let page: { connection: bigint; page: bigint } | undefined;
  let id = 0;
  const targets = new Set<unknown>();
  const message = (method: string, params: Params = {}) => {
    id += 1;
    return JSON.stringify({ id, method, params });
  };
  const send = (text: string) =>
    page &&
    browser.write(
      frame(
        'SendMessageToBackend',
        Buffer.concat([encodeNumbers(page.connection, page.page), Buffer.from(`${text}\0`)]),
      ),
    );
  const sendTo = (targetId: unknown, text: string) =>
    send(message('Target.sendMessageToTarget', { targetId, message: text }));

  const sendCommandsTo = (targetId: unknown) => {
    for (const [method, params] of commands()) sendTo(targetId, message(method, params));
  };

  const eventHandlers: Record<string, (params: Params) => void> = {
    // A navigation may create a new process, which is paused until the commands are sent.
    'Target.targetCreated': ({ targetInfo }) => {
      const { targetId, isPaused } = targetInfo as { targetId: string; isPaused?: boolean };
      targets.add(targetId);
      sendCommandsTo(targetId);
      if (isPaused) send(message('Target.resume', { targetId }));
    },
    'Target.targetDestroyed': ({ targetId }) => void targets.delete(targetId),
    'Target.dispatchMessageFromTarget': (params) => {
      const { method, params: eventParams = {} } = JSON.parse(
        String(params.message),
      ) as InspectorEvent;
      if (method) onEvent({ method, params: eventParams });
    },
  };

  return {
    sendCommands() {
      for (const targetId of targets) sendCommandsTo(targetId);
    },
    /** Handles a message for the inspector; returns false for messages to the driver. */
    handle({ name, content }: Message): boolean {
      if (name === 'SetTargetList' && !page) {
        page = findPage(content);
        if (page) {
          browser.write(frame('Setup', encodeNumbers(page.connection, page.page)));
          send(message('Target.setPauseOnStart', { pauseOnStart: true }));
        }
      }
      if (name !== 'SendMessageToFrontend' || content.readBigUInt64LE(8) !== page?.page) {
        return false;
      }
      const { method, params } = JSON.parse(
        content.toString('utf8', 16, content.length - 1),
      ) as InspectorEvent;
      if (method) eventHandlers[method]?.(params);
      return true;
    },
  };
}
