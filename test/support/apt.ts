import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 300_000,
    // The programs are wanted, not services of this machine.
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Whether programs of Debian can be installed here. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (packages: string[]) =>
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);

/** Installs programs of Debian. The lists of what there is may be missing, or old. */
export const aptInstall = (...packages: string[]) =>
  mayInstall() && (install(packages) || (run('apt-get', 'update') && install(packages)));
