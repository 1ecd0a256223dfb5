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
