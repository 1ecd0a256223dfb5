import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// Without the comment blocking time is five times as long, and nothing else would show that it is gone.
test('each script asks Chromium to compile it before it runs', () => {
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const without = scripts.filter((file) => {
    const code = readFileSync(`dist/assets/${file}`, 'utf8').replace(/^\/\*!.*?\*\/\n/s, '');
    return !code.startsWith('//# allFunctionsCalledOnLoad\n');
  });
  expect(without).toEqual([]);
});
