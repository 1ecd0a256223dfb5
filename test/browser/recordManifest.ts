/** `npm run record-manifest`: builds the site, and records the screenshots of its manifest. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Screenshot } from '../../src/build/seo/screenshots';
import { screenshotSizes, screenshots } from '../../src/build/seo/screenshots';
import { settingNames } from '../../src/settings';
import { serve } from '../bench/site';
import { chromiumArgs, ensureChromium } from './chromium';
import { fontEnvironment, writeFontSets } from './fonts';
import { openWithPausedClock } from './gameTime';
import { HAND_CRICKET, handCricket } from './handCricketScreen';
import { QUIZ, quiz } from './quizScreen';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from './rockPaperScissorsScreen';
import { button, expectReady, PHONE } from './site';

const FOLDER = 'public/screenshots';

type Open = (path: string) => Promise<void>;

/** Without what is announced at the time. */
async function home(page: Page, open: Open) {
  await open('/');
  await button(page, 'Close announcement').click();
}

async function threeRounds(page: Page, open: Open) {
  await openWithPausedClock(page, open, ROCK_PAPER_SCISSORS);
  const game = rockPaperScissors(page);
  await game.play('Paper', 'Paper');
  await game.play('Scissors', 'Paper');
  await game.play('Rock', 'Scissors');
}

async function reportCard(page: Page, open: Open) {
  await open(QUIZ);
  await quiz(page).play('Raju', 4);
}

async function firstBalls(page: Page, open: Open) {
  await openWithPausedClock(page, open, HAND_CRICKET);
  const game = handCricket(page);
  await game.start('Bat');
  await game.ball([4, 1]);
  await game.ball([2, 5]);
  await game.ball([6, 3]);
}

/** What each one shows, by its name without the form. */
const shows: Record<string, (page: Page, open: Open) => Promise<void>> = {
  home,
  'rock-paper-scissors': threeRounds,
  'report-card': reportCard,
  'hand-cricket': firstBalls,
};

/** A phone shows its page in more pixels than the page counts. */
const scaleOf = { narrow: screenshotSizes.narrow.width / PHONE.width, wide: 1 };

async function openPage(browser: Browser, form: Screenshot['form']) {
  const scale = scaleOf[form];
  const { width, height } = screenshotSizes[form];
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  return context.newPage();
}

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

// Without the settings of a release, such as its addresses.
for (const name of settingNames) delete process.env[name];
const executablePath = ensureChromium();
const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

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
  const page = await openPage(browser, form);
  const show = shows[file.replace(/^.*\/|-(?:phone|desk)\.webp$/g, '')];
  if (!show) throw new Error(`${file}: nothing is known of what it shows`);
  await show(page, async (path) => {
    await page.goto(site.addressOf(path));
    await expectReady(page);
    await page.evaluate(() => document.fonts.ready);
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(`public/${file}`, await smallPicture(browser, png));
}
await browser.close();
site.close();
