import { settings } from '../settings';
import { bootstrapHash } from './document';

/** Returns a list with the origin of a URL. The list is empty if the URL has the origin of the site. */
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
  // The Trusted Types policy `bootstrap` is in src/bootstrap.js, `chunks` is in webpack.config.js, and `offline` is in
  // src/offline/client.ts.
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

/** Returns the `Cache-Control` of a path. The files in `assets/` never change; all other files are revalidated. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith(`${settings.basePath}assets/`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
