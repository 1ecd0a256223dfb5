/** `npm test`: what every change needs. `runAll.ts` has the rest. */
import { ensurePages } from './browser/chromium';
import { npm, runParts } from './support/parts';

/** Without the settings of a release, the build must say what that means for feedback. */
async function build() {
  const { passed, output } = await npm('build');
  if (!passed || output.includes('Feedback goes to the local receiver')) return { passed, output };
  return { passed: false, output: `${output}\nThe build does not say where feedback goes.` };
}

async function browser() {
  return { passed: true, output: `The journeys are played in ${ensurePages()}.` };
}

await runParts({
  parallel: [
    ['production build and budgets', build],
    ['types', () => npm('typecheck')],
    ['lint and format', () => npm('lint')],
    ['a browser', browser],
  ],
  // They keep every core busy by themselves.
  sequential: [
    ['unit tests', () => npm('test:unit', { isShown: true })],
    [
      'journeys in Chromium',
      () => npm('test:browser', { isShown: true, args: ['--grep', '@journey'] }),
    ],
  ],
});
