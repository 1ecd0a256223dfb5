/**
 * `npm run record-screenshots`: builds the site and records how every page looks, then compares once:
 * what comes out different a minute later is no use as a picture.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { settingNames } from '../../src/settings';
import { ensureChromium } from './chromium';
import { FOLDER, presentPlace, RECORDED_WITH } from './screenshots';

// The settings of a release would be seen: its payment code, for one.
for (const name of settingNames) delete process.env[name];

function npmRun(script: string, ...args: string[]) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

ensureChromium();
npmRun('build');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
writeFileSync(RECORDED_WITH, `${JSON.stringify(await presentPlace(), null, 2)}\n`);
npmRun('test:browser', 'screenshots', '--grep', 'as it was recorded', '--update-snapshots=all');
npmRun('test:browser', 'screenshots');
