import { tellWhetherCompared } from '../browser/globalSetup';
import type { Platform } from './screenshots';
import { whyNotCompared } from './screenshots';

const recorded: Platform = { browser: 'Chromium', version: 150, platform: 'linux', arch: 'x64' };

test('screenshots are compared on the platform on which they were recorded', () => {
  expect(whyNotCompared(recorded, { ...recorded })).toBeNull();
});

test.each<[Partial<Platform>, string]>([
  [{ version: 151 }, 'Chromium 151 on linux x64'],
  [{ version: 149 }, 'Chromium 149 on linux x64'],
  [{ platform: 'darwin' }, 'Chromium 150 on darwin x64'],
  [{ arch: 'arm64' }, 'Chromium 150 on linux arm64'],
  [{ browser: 'Firefox' }, 'Firefox 150 on linux x64'],
])('on another platform they are not, with a reason: %j', (other, name) => {
  expect(whyNotCompared(recorded, { ...recorded, ...other })).toBe(
    `recorded with Chromium 150 on linux x64, this is ${name}`,
  );
});

describe('before the browser tests', () => {
  afterEach(() => {
    delete process.env.SCREENSHOTS_NOT_COMPARED;
  });

  const linesPrinted = async (present: Platform) => {
    const lines: string[] = [];
    await tellWhetherCompared(
      async () => whyNotCompared(recorded, present),
      (line) => lines.push(line),
    );
    return lines;
  };

  test('one line says why screenshots are not compared, and the environment variable is set', async () => {
    const reason = 'recorded with Chromium 150 on linux x64, this is Chromium 151 on linux x64';
    const lines = await linesPrinted({ ...recorded, version: 151 });
    expect(lines).toEqual([`screenshots not compared: ${reason}`]);
    expect(process.env.SCREENSHOTS_NOT_COMPARED).toBe(reason);
  });

  test('nothing is printed if they are', async () => {
    expect(await linesPrinted({ ...recorded })).toEqual([]);
    expect(process.env).not.toHaveProperty('SCREENSHOTS_NOT_COMPARED');
  });
});
