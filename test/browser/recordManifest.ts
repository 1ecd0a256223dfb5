/** `npm run record-manifest`: builds the site, and records the screenshots of its manifest. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { screenshotSizes, screenshots } from '../../src/build/seo/screenshots';
import { serve } from '../bench/site';
import { HAND_CRICKET, MATCH, playBall, winToss } from '../plays/hand-cricket';
import { playQuiz, QUIZ } from '../plays/quiz';
import { rockPaperScissors } from '../plays/rock-paper-scissors';
import type { Play } from '../plays/visitor';
import { chromiumArgs, ensureChromium } from './chromium';
import { fontEnvironment, writeFontSets } from './fonts';
import { npmRun } from './screenshots';
import { openPaused, PHONE } from './site';
import { visitorOf } from './visitor';

const FOLDER = 'public/screenshots';

/** What each one shows, by its name without the form. */
const shows: Record<string, Pick<Play, 'path' | 'play'>> = {
  // Without what is announced at the time.
  home: { path: '/', play: ({ press }) => press('Close announcement') },
  'rock-paper-scissors': rockPaperScissors,
  'report-card': { path: QUIZ, play: (visitor) => playQuiz(visitor, 4) },
  'hand-cricket': {
    path: HAND_CRICKET,
    async play(visitor) {
      await winToss(visitor, 'Bat');
      for (const ball of MATCH.slice(0, 2)) await playBall(visitor, ball);
    },
  },
};

/** See smallPicture.js. */
async function smallPicture(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  await page.addScriptTag({ path: 'test/browser/smallPicture.js' });
  const webp = await page.evaluate(
    (data) =>
      (window as never as { smallPicture(png: string): Promise<string> }).smallPicture(data),
    png.toString('base64'),
  );
  await page.close();
  return Buffer.from(webp, 'base64');
}

const executablePath = ensureChromium();
npmRun('build');
await writeFontSets();
const site = await serve('dist');
const browser = await chromium.launch({
  executablePath,
  args: chromiumArgs,
  env: { ...process.env, ...fontEnvironment('roboto') } as Record<string, string>,
});
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { file, form } of screenshots) {
  const { width, height } = screenshotSizes[form];
  // A phone shows its page in more pixels than the page counts.
  const scale = form === 'narrow' ? width / PHONE.width : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const show = shows[file.replace(/^.*\/|-(?:phone|desk)\.webp$/g, '')];
  if (!show) throw new Error(`${file}: nothing is known of what it shows`);
  const { path, play } = show;
  await openPaused(page, site.addressOf(path));
  await page.evaluate(() => document.fonts.ready);
  await play(visitorOf(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(`public/${file}`, await smallPicture(browser, png));
}
await browser.close();
site.close();
