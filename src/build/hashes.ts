import { createHash } from 'node:crypto';

/** Returns the hash of a text or file, in the format of the Content-Security-Policy and of `integrity` attributes. */
export const cspHash = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Returns a hash of eight hexadecimal digits for the name of a file. A changed file therefore gets a new URL. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
