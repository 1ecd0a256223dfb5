import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptInstall } from '../support/apt';
import { freePort } from '../support/freePort';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export const findNginx = () => PROGRAMS.find((program) => existsSync(program));

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = () => existsSync(BROTLI_MODULE);

/** Installs Debian's nginx if it is missing and can be installed; otherwise its tests are skipped. */
export function installNginx() {
  if (!findNginx()) aptInstall('nginx');
  if (!hasBrotli()) aptInstall('libnginx-mod-http-brotli-static');
}

type Nginx = { url: string; stop(): Promise<void> };

/** Starts a server for `root`, with the configuration that the build generated. */
export async function startNginx(
  root: string,
  snippet: string,
  { withBrotli = false } = {},
): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('There is no nginx.');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${withBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/' : ''}mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve(root)};
    include ${path.resolve(snippet)};
    ${withBrotli ? 'brotli_static on;' : ''}
  }
}
`,
  );
  const server = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Resolves once the server responds; rejects with its output if it exits. */
async function untilReady(url: string, server: ChildProcess) {
  let output = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`nginx did not start: ${output}`);
}
