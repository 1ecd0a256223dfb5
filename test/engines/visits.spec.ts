import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { notices } from '../../src/feedback/content';
import { scoreCard } from '../../src/games/shared/content';
import { payment } from '../../src/pages/contribute/content';
import { settings } from '../../src/settings';
import { AAJ_KA_OVER } from '../browser/aajKaOverScreen';
import { brokenStorages } from '../browser/brokenStorage';
import { releaseHost } from '../browser/releaseHost';
import type { Target } from './site';
import {
  button,
  eventually,
  expect,
  field,
  gameTiles,
  link,
  main,
  PHONE,
  test,
  untilCached,
} from './site';

const RECEIVED = 'test-results/engines/feedback/messages.jsonl';
const status: Target = { role: 'status', within: main };

test('a message is delivered, and the visitor is notified', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const message = `Woh din yaad hai? "Last bench" & राजू ${randomUUID()}`;
  await screen.open('/feedback');
  await screen.write(field('Name'), "Raju O'Brien");
  await screen.write(field('Email'), 'raju+school@example.com');
  await screen.write(field('Message'), message);
  await screen.press(button('Send'));
  await screen.expectText(status, notices.delivered);
  const messages = (await readFile(RECEIVED, 'utf8')).trim().split('\n');
  expect(messages.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ name: "Raju O'Brien", email: 'raju+school@example.com', message }),
  );
});

test('a copied UPI ID can be pasted; where it cannot be copied, it is selected', async ({
  visit,
}) => {
  const screen = await visit();
  await screen.open('/contribute');
  await screen.expectText(status, payment.hint);
  await screen.press(button('Copy UPI ID'));
  await screen.expectText(status, new RegExp(`^(?:${payment.copied}|${payment.failed})$`));
  if ((await screen.look(status)).text === payment.failed) {
    const selected = () => screen.tab.evaluate(() => String(window.getSelection()));
    await eventually(selected).toBe(settings.upi.id);
    return;
  }
  await screen.open('/feedback');
  await screen.press(field('Name'));
  await screen.tab.press('v', 'Control');
  await screen.expectValue(field('Name'), settings.upi.id);
});

test.describe('offline', () => {
  test.use({ worksOffline: true, patience: 60_000 });

  test('once the site is cached, a page is reloaded and a game is played offline', async ({
    visit,
    allow,
  }) => {
    // WebKit's message if it cannot fetch the worker script.
    allow(/Could not connect to localhost/);
    const host = await releaseHost('dist');
    const screen = await visit({ size: PHONE });
    await screen.open(`${host.url}/school-games`);
    await untilCached(screen);
    await host.goAway();
    await expect(fetch(host.url)).rejects.toThrow();
    await screen.reload();
    await screen.write(field('Pehla naam'), 'Raju');
    await screen.write(field('Dusra naam'), 'Rani');
    await screen.press(button('Calculate'));
    await screen.expectAttribute({ role: 'progressbar', name: 'Result' }, 'aria-valuenow', '75');
    await screen.press(link('Quiz Game', gameTiles));
    await screen.write(field('Your name'), 'Raju');
    await screen.press(button('Start Quiz'));
    await screen.expectInMain('Question 1 of 5');
    await screen.open(host.url + AAJ_KA_OVER);
    await screen.press(button('1', { role: 'group', name: 'Your throw' }));
    await screen.expectFigure('Haazri', '1');
  });
});

for (const [how, before] of brokenStorages) {
  test(`where storage is ${how}, the site works and says that scores are not saved`, async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE, before });
    await screen.open('/school-games/truth-or-dare');
    await screen.press(button('Spin'));
    await screen.press(button('Completed'));
    await screen.expectFigure('Tasks completed', '1');
    await screen.expectInMain(scoreCard.notSaved);
    await screen.press(link('Quiz Game', gameTiles));
    await screen.expectPath('/school-games/quizgame');
    await screen.press(button('Dark mode'));
    await screen.expectAttribute(button('Dark mode'), 'aria-pressed', 'true');
    await screen.reload();
    await screen.expectAttribute(button('Dark mode'), 'aria-pressed', 'false');
  });
}
