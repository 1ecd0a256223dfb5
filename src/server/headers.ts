import { bootstrapHash } from '../build/bootstrap';
import { settings } from '../settings';

/** The origin of an address, unless it is this very site's. */
function foreignOrigin(address: string): string[] {
  const { origin } = new URL(address, settings.siteUrl);
  return origin === new URL(settings.siteUrl).origin ? [] : [origin];
}

const formService = foreignOrigin(settings.feedback.endpoint);

const policy: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `'${bootstrapHash}'`],
  'connect-src': ["'self'", ...formService],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", ...formService],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The names of src/bootstrap.js and of webpack's `output.trustedTypes`.
  'trusted-types': ['bootstrap', 'chunks'],
};

/** What every answer of a production host carries. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Hashed files never change; everything else is asked for again each time. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith(`${settings.basePath}assets/`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
