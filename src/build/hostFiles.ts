import { settings } from '../settings';
import { encodings } from './compress';
import { cacheControl, securityHeaders } from './headers';

/** In the folder of the site, and no part of it: hosts do not send them. */
export const hostFiles = { netlify: '_headers', nginx: 'nginx.conf' };

/** As a pattern: they, and what lies compressed beside a file, which is sent under the name of that file alone. */
export const unsent = [
  ...Object.values(hostFiles).map(escaped),
  ...Object.values(encodings).map((end) => `.*${escaped(end)}`),
].join('|');

function escaped(name: string) {
  return name.replaceAll('.', '\\.');
}

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
    '# The build has compressed all text. Where nginx has the Brotli module, say `brotli_static on;` beside',
    '# the include, for a sixth less: a snippet cannot ask whether it is there.',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `error_page 403 404 =404 ${basePath}404.html;`,
    location(basePath, 'try_files $uri/index.html $uri =404;', asked),
    basePath === '/'
      ? []
      : location(`= ${basePath.slice(0, -1)}`, `try_files ${basePath}index.html =404;`, asked),
    location(`${basePath}assets/`, kept),
    typed(`= ${basePath}manifest.webmanifest`, 'application/manifest+json', asked),
    typed(`~ ^${basePath}assets/.*\\.map$`, 'application/json', kept),
    location(`= ${basePath}404.html`, 'internal;', asked),
    '# Files of the host, what lies compressed beside a file, and addresses with a slash too many.',
    location(`~ //|^${basePath}(?:${unsent})$`, 'return 404;'),
  );
}
