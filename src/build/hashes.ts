import { createHash } from 'node:crypto';

/** The hash of a text or a file, as the Content-Security-Policy and `integrity` attributes write it. */
export const cspHash = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The hash of a content in eight digits, for the name of a file that is cached for ever. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
