import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 300_000,
    // RUNLEVEL 1: do not start services of the installed packages.
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Whether this process can install Debian packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let hasUpdated = false;

/** Once per process: with the old lists of a machine image, apt installs browsers as old as those. */
function updateLists() {
  if (!hasUpdated) run('apt-get', 'update');
  hasUpdated = true;
}

/** Installs Debian packages in their newest version. */
export function aptInstall(...packages: string[]) {
  if (!mayInstall()) return false;
  updateLists();
  return run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
