import { spawnSync } from 'node:child_process';

const npx = (args: string[], env: Record<string, string>, stdio: 'inherit' | 'ignore') =>
  spawnSync('npx', args, {
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });

/** Runs Jest and shows its output; returns its exit code. */
export const runJest = (args: string[], env: Record<string, string> = {}) =>
  npx(['jest', ...args], env, 'inherit').status ?? 1;

/** Formats files, so that they pass the format check. */
export const tidy = (path: string) => void npx(['biome', 'format', '--write', path], {}, 'ignore');
