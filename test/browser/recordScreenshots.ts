/**
 * `npm run record-screenshots`: builds the site, records a screenshot of every page and the picture of
 * every result, and compares them once, to detect those that are not deterministic.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { currentPlatform, FOLDER, npmRun, RECORDED_WITH } from './screenshots';

ensureChromium();
npmRun('build');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
writeFileSync(RECORDED_WITH, `${JSON.stringify(await currentPlatform(), null, 2)}\n`);
const compared = ['screenshots', 'share', '--grep', 'its recorded'];
npmRun('test:browser', ...compared, '--update-snapshots=all');
npmRun('test:browser', ...compared);
