import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../settings';
import { cspHash } from './hashes';

/** A file that the service worker caches in advance, in the format of Workbox. */
export type PrecacheEntry = { url: string; revision: string | null; integrity: string };

/**
 * Matches files that nobody needs offline: files for crawlers, for debuggers, for hosts and for installing, and the
 * stylesheet for visitors without scripts. Without scripts a browser runs no service worker.
 */
const USELESS_OFFLINE =
  /\.(?:map|txt|xml|webmanifest|br|gz)$|^(?:icons|screenshots|social)\/|^_headers$|\.conf$|^assets\/noScript\./;

/** Returns every file that the pages of a built site need offline, each with its hash. */
export function precacheManifest(dist: string): PrecacheEntry[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !USELESS_OFFLINE.test(file))
    .sort()
    .map((file) => precacheEntry(file, readFileSync(path.join(dist, file))));
}

function precacheEntry(file: string, content: Buffer): PrecacheEntry {
  const integrity = cspHash(content);
  return {
    url: settings.basePath + urlOf(file),
    // The name of a file in `assets/` contains a hash, so the file needs no other revision.
    revision: file.startsWith('assets/') ? null : integrity,
    integrity,
  };
}

/** Returns the URL of a file. The URL of a page ends with a slash: hosts would redirect a URL without the slash. */
const urlOf = (file: string) =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/^404\.html$/, '404');
