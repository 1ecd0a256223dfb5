import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { settingNames } from '../../src/settings';
import { freePort } from '../support/freePort';

const project = path.resolve(__dirname, '../..');
// By path: the servers run in a folder without node_modules.
const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/404.html'), 'Exam Cancelled');
  // Read relative to the working directory.
  for (const file of ['src/bootstrap.js', 'src/styles/tokens.css', 'src/styles/type.css']) {
    cpSync(path.join(project, file), path.join(folder, file));
  }
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    // On SIGTERM the development server would finish its bundle first.
    server.kill('SIGKILL');
    await exited(server);
  }
  rmSync(folder, { recursive: true });
});

const exited = (server: ChildProcess) =>
  new Promise((resolve) =>
    server.exitCode === null && server.signalCode === null
      ? server.once('exit', resolve)
      : resolve(0),
  );

/** Starts a server in the temporary folder, with only these settings. */
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

/** Resolves with the output so far, once it contains the text or the server has exited. */
const outputOf = (server: ReturnType<typeof start>, expected: string) =>
  new Promise<string>((resolve) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(expected)) resolve(output);
      });
    }
    server.once('close', () => resolve(output));
  });

test.each([
  ['npm run preview', 'preview.ts'],
  ['npm start', 'dev.ts'],
])(
  '%s accepts a message, and stores it in .feedback',
  async (_command, server) => {
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    expect(await outputOf(start(server, { PORT: String(port) }), address)).toContain(address);
    const message = { name: 'Raju', email: 'raju@example.com', message: 'Last bench.' };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...message, access_key: 'local-receiver' }))
      form.append(name, value);
    const response = await fetch(`${address}api/submit`, { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ success: true });
    const stored = readFileSync(path.join(folder, '.feedback/messages.jsonl'), 'utf8');
    expect(JSON.parse(stored)).toMatchObject(message);
  },
  60_000,
);

test('npm run preview exits with an error if FEEDBACK_FAULT is unknown', async () => {
  const server = start('preview.ts', { FEEDBACK_FAULT: 'nonsense' });
  expect(await outputOf(server, 'until it exits')).toContain(
    'FEEDBACK_FAULT must be one of refuse, html, hang, drop, 500, not nonsense',
  );
  expect(server.exitCode).toBe(1);
}, 20_000);
