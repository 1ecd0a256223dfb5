/** `npm run test:all`: what takes long, or needs more than one browser. `run.ts` has the rest. */
import { ensureChromium, installShell } from './browser/chromium';
import type { FontSet } from './browser/fonts';
import { canChooseFonts } from './browser/fonts';
import { installNginx } from './browser/nginx';
import { differingFiles } from './support/differingFiles';
import type { Outcome, Part } from './support/parts';
import { npm, runParts, SWEEPS } from './support/parts';

const REBUILT = 'node_modules/.cache/rebuilt';

/** Two builds are the same, byte for byte. */
async function reproducible(): Promise<Outcome> {
  const builds = await Promise.all([npm('build'), npm('build', { env: { DIST: REBUILT } })]);
  const failed = builds.find(({ passed }) => !passed);
  if (failed) return failed;
  const files = differingFiles('dist', REBUILT);
  return files.length === 0
    ? { passed: true, said: '' }
    : { passed: false, said: `A second build differs in: ${files.join(', ')}` };
}

async function chromium() {
  ensureChromium();
  installShell();
  installNginx();
  return npm('test:browser', { stdio: 'inherit', args: ['--grep-invert', '@journey'] });
}

/** The promises that a font can break, under another sans than the phone's. */
const fonts = (set: FontSet): Part => [
  `${set} as the machine's font`,
  () =>
    npm('test:browser', {
      stdio: 'inherit',
      args: ['--grep', set === 'unknown' ? '@anyfont' : '@font|@anyfont'],
      env: { FONT_SET: set },
    }),
];

if (!canChooseFonts)
  console.log('font sets not run: only on Linux do browsers take their fonts from the tests');

await runParts({
  atOnce: [['byte-identical builds', reproducible]],
  inTurn: [
    ['recorded visits', () => npm('test:unit', { stdio: 'inherit', args: [SWEEPS] })],
    ['the rest in Chromium', chromium],
    ...(canChooseFonts ? [fonts('arial'), fonts('dejavu'), fonts('unknown')] : []),
    ['Chromium, Firefox and WebKit', () => npm('test:engines', { stdio: 'inherit' })],
  ],
});
