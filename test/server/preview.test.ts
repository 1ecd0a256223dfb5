import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { settingNames } from '../../src/settings';
import { freePort } from '../support/freePort';

const project = path.resolve(__dirname, '../..');
// By its file: the servers are started where there are no packages.
const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/404.html'), 'Exam Cancelled');
  // The servers read it from where they are started.
  cpSync(path.join(project, 'src/bootstrap.js'), path.join(folder, 'src/bootstrap.js'));
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    // The development server would finish its bundle first.
    server.kill('SIGKILL');
    await ended(server);
  }
  rmSync(folder, { recursive: true });
});

const ended = (server: ChildProcess) =>
  new Promise((resolve) =>
    server.exitCode === null && server.signalCode === null
      ? server.once('exit', resolve)
      : resolve(0),
  );

/** A server of the project, started in the temporary folder, with these settings and no others. */
function start(server: string, variables: Record<string, string>) {
  const inherited = { ...process.env };
  for (const name of [...settingNames, 'FEEDBACK_FAULT', 'FEEDBACK_FOLDER']) delete inherited[name];
  const child = spawn(
    process.execPath,
    ['--import', tsx, path.join(project, 'src/server', server)],
    { cwd: folder, env: { ...inherited, DIST: 'site', ...variables } },
  );
  running.push(child);
  return child;
}

/** Resolves with all that the server said, once that holds the words, or it has ended. */
const said = (server: ReturnType<typeof start>, words: string) =>
  new Promise<string>((resolve) => {
    let all = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        all += text;
        if (all.includes(words)) resolve(all);
      });
    }
    server.once('close', () => resolve(all));
  });

const letter = { name: 'Raju', email: 'raju@example.com', message: 'Last bench, window side.' };

function form() {
  const fields = new FormData();
  for (const [name, value] of Object.entries(letter)) fields.append(name, value);
  fields.append('access_key', 'local-receiver');
  return fields;
}

test.each([
  ['npm run preview', 'preview.ts'],
  ['npm start', 'dev.ts'],
])(
  '%s takes a message, and keeps it in .feedback',
  async (_command, server) => {
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    expect(await said(start(server, { PORT: String(port) }), address)).toContain(address);
    const answer = await fetch(`${address}api/submit`, { method: 'POST', body: form() });
    expect(await answer.json()).toMatchObject({ success: true });
    const kept = readFileSync(path.join(folder, '.feedback/messages.jsonl'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject(letter);
  },
  20_000,
);

test('npm run preview with a FEEDBACK_FAULT that nobody knows says so, and ends', async () => {
  const server = start('preview.ts', { FEEDBACK_FAULT: 'nonsense' });
  expect(await said(server, 'that it ends')).toContain(
    'FEEDBACK_FAULT must be one of refuse, html, hang, drop, 500, not nonsense',
  );
  expect(server.exitCode).toBe(1);
}, 20_000);
