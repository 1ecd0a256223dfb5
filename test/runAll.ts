/** `npm run test:all`: what takes long, or needs more than one browser. `run.ts` has the rest. */
import { existsSync } from 'node:fs';
import { ensureChromium, installShell } from './browser/chromium';
import { canChooseFonts, fontSets } from './browser/fonts';
import { installNginx } from './browser/nginx';
import { installEngines } from './engines/browsers';
import { differingFiles } from './support/differingFiles';
import type { Outcome } from './support/parts';
import { npm, runParts } from './support/parts';

const REBUILT = 'node_modules/.cache/rebuilt';

/**
 * Builds the site a second time and compares the files. The first build is what `npm test` left in
 * `dist/`; if it differs, it may be of other sources, and is built again.
 */
async function reproducible(): Promise<Outcome> {
  const rebuilt = await npm('build', { env: { DIST: REBUILT } });
  if (!rebuilt.passed) return rebuilt;
  const isSame = existsSync('dist') && differingFiles('dist', REBUILT).length === 0;
  if (isSame) return { passed: true, output: '' };
  const built = await npm('build');
  if (!built.passed) return built;
  const files = differingFiles('dist', REBUILT);
  return files.length === 0
    ? { passed: true, output: '' }
    : { passed: false, output: `A second build differs in: ${files.join(', ')}` };
}

/** Downloads while the other parts use the processor. */
async function programs() {
  ensureChromium();
  installShell();
  installNginx();
  installEngines();
  return { passed: true, output: '' };
}

const chromium = () =>
  npm('test:browser', {
    isShown: true,
    env: {
      FONT_SETS: canChooseFonts ? Object.keys(fontSets).join(' ') : 'roboto',
      // `npm test` plays them, under `roboto`.
      JOURNEYS_PLAYED: 'yes',
    },
  });

if (!canChooseFonts)
  console.log('font sets not run: only on Linux do browsers take their fonts from the tests');

await runParts({
  parallel: [
    ['byte-identical builds', reproducible],
    ['words', () => npm('lint:words')],
    ['recorded visits', () => npm('test:sessions')],
    // Last: it blocks this process; the parts before run in processes of their own.
    ['browsers and nginx', programs],
  ],
  sequential: [
    ['Chromium, under every font', chromium],
    ['Firefox and WebKit', () => npm('test:engines', { isShown: true })],
  ],
});
