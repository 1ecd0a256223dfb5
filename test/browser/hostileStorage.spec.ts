import { badges } from '../../src/report-card/badges/content';
import { plays } from '../plays/plays';
import { hostileTexts, SCORE_KEYS } from '../support/storedTexts';
import { BADGES_KEY, REPORT_CARD, store } from './reportCardScreen';
import { expect, openPaused, SMALL_PHONE, test } from './site';
import { visitorOf } from './visitor';

// What becomes of each text under each key is tested without a browser. Console messages fail these tests.
test.use({ viewport: SMALL_PHONE });

/** The last one is in session storage. */
const KEYS = [...SCORE_KEYS, BADGES_KEY, 'bbh_color_scheme', 'bbh_tools_alert_dismissed'];

/** A text for each key. On as many visits as there are games, each text is there. */
const textsOn = (visit: number) =>
  Object.fromEntries(
    KEYS.map((key, at) => [key, hostileTexts[(visit + 7 * at) % hostileTexts.length]?.[1] ?? '']),
  );

for (const [visit, { game, path, play, scores, about }] of Object.values(plays).entries()) {
  test(`with any stored texts, ${game} opens and can be played: ${about}`, async ({ page }) => {
    await page.addInitScript((texts) => {
      for (const storage of [localStorage, sessionStorage]) Object.assign(storage, texts);
    }, textsOn(visit));
    await openPaused(page, path);
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBeUndefined();
    await (scores?.turn ?? play)(visitorOf(page));
  });
}

test('with any stored texts, the report card is complete', async ({ page, open }) => {
  await open('/about-us');
  for (let visit = 0; visit < hostileTexts.length; visit += 4) {
    await store(page, textsOn(visit));
    await open(REPORT_CARD);
    await expect(page.getByRole('list', { name: badges.heading })).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText(/NaN|undefined|Infinity|object/);
  }
});
