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

const install = (packages: string[]) =>
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);

/** Installs Debian packages; updates the package lists if they are missing or stale. */
export const aptInstall = (...packages: string[]) =>
  mayInstall() && (install(packages) || (run('apt-get', 'update') && install(packages)));
