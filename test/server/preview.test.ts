import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { settingNames } from '../../src/settings';
import { freePort } from '../support/freePort';

const project = path.resolve(__dirname, '../..');
// The loader has a path, as the servers run in a folder without node_modules.
const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;

let folder: string;
let running: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/404.html'), 'Exam Cancelled');
  // The sources that servers read below the working directory.
  for (const file of ['src/bootstrap.js', 'src/styles/tokens.css', 'src/styles/type.css'])
    cpSync(path.join(project, file), path.join(folder, file));
});
afterEach(async () => {
  // The signal is no SIGTERM, on which the development server would finish its bundle first.
  if (running.exitCode === null && running.kill('SIGKILL')) await once(running, 'exit');
  rmSync(folder, { recursive: true });
});

/** Starts a server with only these settings. Returns its output until it contains a text, or it exits. */
function outputOf(server: string, variables: Record<string, string>, expected: string) {
  const inherited = { ...process.env };
  for (const name of settingNames) delete inherited[name];
  const file = path.join(project, 'src/server', server);
  // A blank setting is as good as none.
  const receiver = { FEEDBACK_FAULT: ' ', FEEDBACK_FOLDER: ' ' };
  const env = { ...inherited, ...receiver, DIST: 'site', ...variables };
  const child = spawn(process.execPath, ['--import', tsx, file], { cwd: folder, env });
  running = child;
  return new Promise<string>((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(expected)) resolve(output);
      });
    }
    child.once('close', () => resolve(output));
  });
}

test.each([
  ['npm run preview', 'preview.ts'],
  ['npm start', 'dev.ts'],
])(
  '%s accepts a message, and stores it in .feedback',
  async (_command, server) => {
    const PORT = String(await freePort());
    const address = `http://localhost:${PORT}/`;
    expect(await outputOf(server, { PORT }, address)).toContain(address);
    const message = { name: 'Raju', email: 'raju@example.com', message: 'Last bench.' };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...message, access_key: 'local-receiver' }))
      body.append(name, value);
    const response = await fetch(`${address}api/submit`, { method: 'POST', body });
    expect(await response.json()).toMatchObject({ success: true });
    const stored = readFileSync(path.join(folder, '.feedback/messages.jsonl'), 'utf8');
    expect(JSON.parse(stored)).toMatchObject(message);
  },
  60_000,
);
