import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../settings';

/** A file that the service worker keeps, as Workbox wants it. */
export type OfflineFile = { url: string; revision: string | null; integrity: string };

/** For crawlers, debuggers and hosts: nobody misses them without a network. */
const NEEDED_ONLINE = /\.(?:map|txt|xml|webmanifest|br|gz)$|^(?:icons|social)\/|^_headers$|\.conf$/;

/** Every file that the pages and games of a built site are made of, with its hash. */
export function offlineFiles(dist: string): OfflineFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !NEEDED_ONLINE.test(file))
    .sort()
    .map((file) => offlineFile(file, readFileSync(path.join(dist, file))));
}

function offlineFile(file: string, content: Buffer): OfflineFile {
  const hash = createHash('sha256').update(content).digest('base64');
  return {
    url: settings.basePath + addressOf(file),
    // A hashed name says it all.
    revision: file.startsWith('assets/') ? null : hash,
    integrity: `sha256-${hash}`,
  };
}

/** A page by its address with a slash: no host answers that with a redirect. */
const addressOf = (file: string) =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/^404\.html$/, '404');
