import { spawnSync } from 'node:child_process';

const npx = (args: string[], env: Record<string, string>, stdio: 'inherit' | 'ignore') =>
  spawnSync('npx', args, {
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });

/** Runs these tests, and shows what they say; 0 where they pass. */
export const runJest = (args: string[], env: Record<string, string> = {}) =>
  npx(['jest', ...args], env, 'inherit').status ?? 1;

/** Formats what was written, as the format check wants it. */
export const tidy = (path: string) => void npx(['biome', 'format', '--write', path], {}, 'ignore');
