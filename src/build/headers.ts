import { settings } from '../settings';
import { bootstrapHash } from './document';

/** The origin of a URL as a list, which is empty for the origin of the site. */
function crossOrigin(address: string): string[] {
  const { origin } = new URL(address, settings.siteUrl);
  return origin === new URL(settings.siteUrl).origin ? [] : [origin];
}

const formService = crossOrigin(settings.feedback.endpoint);

const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`);

const policy = (styleHashes: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...quoted([bootstrapHash])],
  'style-src': ["'self'", ...quoted(styleHashes)],
  'connect-src': ["'self'", ...formService],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The policies of src/bootstrap.js, of webpack's `output.trustedTypes` and of src/offline/client.ts.
  'trusted-types': ['bootstrap', 'chunks', 'offline'],
});

/** Returns the security headers of every response. The policy allows inlined styles with the given hashes. */
export const securityHeaders = (styleHashes: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': Object.entries(policy(styleHashes))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** The `Cache-Control` of a path. Files with a hash in their name never change; all else is revalidated. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith(`${settings.basePath}assets/`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
