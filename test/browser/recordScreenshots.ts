/**
 * `npm run record-screenshots`: builds the site, records a screenshot of every page, and compares
 * them once, to detect those that are not deterministic.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { settingNames } from '../../src/settings';
import { ensureChromium } from './chromium';
import { currentPlatform, FOLDER, RECORDED_WITH } from './screenshots';

// Without the settings of a release, which are visible, for example in the QR code.
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
writeFileSync(RECORDED_WITH, `${JSON.stringify(await currentPlatform(), null, 2)}\n`);
npmRun('test:browser', 'screenshots', '--grep', 'matches its recorded', '--update-snapshots=all');
npmRun('test:browser', 'screenshots');
