import { cacheControl, securityHeaders } from '../server/headers';
import { settings } from '../settings';

/** In the folder of the site, and no part of it: hosts do not send them. */
export const hostFiles = { netlify: '_headers', nginx: 'nginx.conf' };

const { basePath } = settings;
const lines = (...parts: (string | string[])[]) => `${parts.flat().join('\n')}\n`;

/**
 * The headers in the form of Netlify and of Cloudflare Pages. Both let a browser ask again for what
 * is not hashed by themselves, and would add a second rule for the same header to the first.
 */
export function netlifyHeaders(styleHashes: readonly string[]): string {
  const guards = Object.entries(securityHeaders(styleHashes));
  return lines(
    '/*',
    guards.map(([name, value]) => `  ${name}: ${value}`),
    `${basePath}assets/*`,
    `  Cache-Control: ${cacheControl(`${basePath}assets/`)}`,
  );
}

/** What nginx compresses beside HTML, by the types that it and we give. */
const COMPRESSED = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

/** The same host as `npm run preview`, for the `server` block of an nginx. */
export function nginxConfiguration(styleHashes: readonly string[]): string {
  const guards = Object.entries(securityHeaders(styleHashes));
  // nginx forgets the headers of the outer block where an inner one has its own.
  const headers = (cache: string) =>
    [...guards, ['Cache-Control', cache]].map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const location = (what: string, ...directives: (string | string[])[]) => [
    `location ${what} {`,
    ...directives.flat().map((line) => `  ${line}`),
    '}',
  ];
  // Not among the types that nginx knows by itself.
  const typed = (what: string, type: string, cached: string[]) =>
    location(what, 'types {}', `default_type ${type};`, cached);
  const asked = headers(cacheControl(basePath));
  const kept = headers(cacheControl(`${basePath}assets/`));
  return lines(
    '# Include this in the `server` block of nginx, below its `root`: the folder in which the site lies',
    `# under ${basePath}. Written by \`npm run build\`; the next build writes it anew.`,
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json;',
    'server_tokens off;',
    'merge_slashes off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    'gzip_min_length 0;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    '# With the brotli module, a sixth less:',
    '# brotli on;',
    `# brotli_types ${COMPRESSED.join(' ')};`,
    `error_page 403 404 =404 ${basePath}404.html;`,
    location(basePath, 'try_files $uri/index.html $uri =404;', asked),
    basePath === '/'
      ? []
      : location(`= ${basePath.slice(0, -1)}`, `try_files ${basePath}index.html =404;`, asked),
    location(`${basePath}assets/`, kept),
    typed(`= ${basePath}manifest.webmanifest`, 'application/manifest+json', asked),
    typed(`~ ^${basePath}assets/.*\\.map$`, 'application/json', kept),
    location(`= ${basePath}404.html`, 'internal;', asked),
    '# Files of the host, and addresses with a slash too many.',
    location(
      `~ //|^${basePath}(?:${Object.values(hostFiles).join('|').replace('.', '\\.')})$`,
      'return 404;',
    ),
  );
}
