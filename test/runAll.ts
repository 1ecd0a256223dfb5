/** `npm run test:all`: what takes long, or needs more than one browser. `run.ts` has the rest. */
import { existsSync } from 'node:fs';
import { ensureChromium, installShell } from './browser/chromium';
import { canChooseFonts, fontSets } from './browser/fonts';
import { installNginx } from './browser/nginx';
import { installEngines } from './engines/browsers';
import { differingFiles } from './support/differingFiles';
import type { Outcome } from './support/parts';
import { npm, runParts, SWEEPS } from './support/parts';

/** Chromium has played every step of these journeys by then. */
const OTHER_ENGINES = ['--project', 'firefox', '--project', 'webkit'];

const REBUILT = 'node_modules/.cache/rebuilt';

/** Two builds are the same, byte for byte: what `npm test` left, where it is of these sources, is one. */
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

/** Their network is waited for while the processor has other work. */
async function programs() {
  ensureChromium();
  installShell();
  installNginx();
  installEngines();
  return { passed: true, output: '' };
}

const chromium = () =>
  npm('test:browser', {
    stdio: 'inherit',
    env: {
      FONT_SETS: canChooseFonts ? Object.keys(fontSets).join(' ') : 'roboto',
      // By `npm test`, under a phone's font.
      JOURNEYS_PLAYED: 'yes',
    },
  });

if (!canChooseFonts)
  console.log('font sets not run: only on Linux do browsers take their fonts from the tests');

await runParts({
  parallel: [
    ['byte-identical builds', reproducible],
    ['recorded visits', () => npm('test:unit', { args: [SWEEPS] })],
    // Last: it keeps this process busy, and those before have begun their own.
    ['browsers and nginx', programs],
  ],
  sequential: [
    ['Chromium, under every font', chromium],
    ['Firefox and WebKit', () => npm('test:engines', { stdio: 'inherit', args: OTHER_ENGINES })],
  ],
});
