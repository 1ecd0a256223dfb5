import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port for a program that starts slowly. It is below the ephemeral port range, so that the system
 * does not assign it in the meantime.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : findFreePort();
}
