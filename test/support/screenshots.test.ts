import { tellWhetherCompared } from '../browser/globalSetup';
import type { Place } from './screenshots';
import { whyNotCompared } from './screenshots';

const recorded: Place = { browser: 'Chromium', version: 150, platform: 'linux', arch: 'x64' };

test('where they were recorded, pictures are compared', () => {
  expect(whyNotCompared(recorded, { ...recorded })).toBeNull();
});

test.each<[Partial<Place>, string]>([
  [{ version: 151 }, 'Chromium 151 on linux x64'],
  [{ version: 149 }, 'Chromium 149 on linux x64'],
  [{ platform: 'darwin' }, 'Chromium 150 on darwin x64'],
  [{ arch: 'arm64' }, 'Chromium 150 on linux arm64'],
  [{ browser: 'Firefox' }, 'Firefox 150 on linux x64'],
])('elsewhere they are not, and it is said why: %j', (other, name) => {
  expect(whyNotCompared(recorded, { ...recorded, ...other })).toBe(
    `recorded with Chromium 150 on linux x64, this is ${name}`,
  );
});

describe('before the browser tests', () => {
  afterEach(() => {
    delete process.env.SCREENSHOTS_NOT_COMPARED;
  });

  const told = async (present: Place) => {
    const lines: string[] = [];
    await tellWhetherCompared(
      async () => whyNotCompared(recorded, present),
      (line) => lines.push(line),
    );
    return lines;
  };

  test('one line says that pictures are not compared, and so the comparison knows', async () => {
    const reason = 'recorded with Chromium 150 on linux x64, this is Chromium 151 on linux x64';
    const lines = await told({ ...recorded, version: 151 });
    expect(lines).toEqual([`screenshots not compared: ${reason}`]);
    expect(process.env.SCREENSHOTS_NOT_COMPARED).toBe(reason);
  });

  test('nothing is said where they are', async () => {
    expect(await told({ ...recorded })).toEqual([]);
    expect(process.env).not.toHaveProperty('SCREENSHOTS_NOT_COMPARED');
  });
});
