import type { Page } from '@playwright/test';
import {
  actionsOf,
  namesOfSessions,
  pathsOf,
  readSession,
  screensOf,
  sessionStateOf,
} from '../sessions/session';
import { screenOf } from '../support/screen';
import { devToolsBundle } from './devToolsBundle';
import { expect, expectPrefetched, storedByBrowser, test } from './site';

// Another time zone than that of the recordings.
test.use({ timezoneId: 'America/St_Johns', locale: 'fr-CA', startsIdleParts: true });

let extension: string;

test.beforeAll(async () => {
  extension = await devToolsBundle();
});

const withoutYear = (lines: string[]) => lines.map((line) => line.replace(/^p: © \d+/, 'p: ©'));
/** The stamp of a new best score comes with the badges, which the recordings do not have. */
const isOfBadges = (line: string) => line === 'p role=status: Naya best!';
const screenIn = async (page: Page) => {
  const lines = await page.evaluate<string[]>(`(${screenOf})(document.body)`);
  return withoutYear(lines).filter((line) => !isOfBadges(line));
};

/** Parts that come later, of which the recordings have the certificate of Guess the Teacher alone. */
const LATER = /\/(?!guess-the-teacher)[a-z-]+-later\.\w+\.js$/;

for (const name of namesOfSessions().filter((one) => readSession(one).finalState)) {
  test(`the session ${name}, imported in another time zone, shows its state and its screens`, async ({
    page,
    open,
  }) => {
    const session = readSession(name);
    const paths = pathsOf(session);
    await page.addInitScript(extension);
    await page.route(LATER, () => undefined);
    await open(paths.at(-1) ?? '/');
    await expectPrefetched(page);
    const storedBefore = await storedByBrowser(page);
    const requests: string[] = [];
    // A replayed screen may show a drawing that has to load, and parts of the game.
    const isOfScreen = (url: string) =>
      /\.svg$|\/(?:deferred|share|[a-z-]+-(?:later|friends))\.\w+\.\w+$/.test(url);
    page.on('request', (request) => {
      if (!isOfScreen(request.url())) requests.push(request.url());
    });
    await page.evaluate((log) => window.tools.importLog(log as never[]), actionsOf(session));
    expect(sessionStateOf((await page.evaluate(() => window.tools.state())) as never)).toEqual(
      session.finalState,
    );

    const screensHere = screensOf(session).filter(({ index }) => paths[index] === paths.at(-1));
    for (const { index, lines } of [...screensHere.toReversed(), ...screensHere]) {
      await page.evaluate((at) => window.tools.jump(at), index + 1);
      await expect.poll(() => screenIn(page)).toEqual(withoutYear(lines));
    }
    expect(await page.evaluate(() => window.tools.count())).toBe(1 + session.log.length);
    expect(await storedByBrowser(page)).toBe(storedBefore);
    expect(requests).toEqual([]);
  });
}
