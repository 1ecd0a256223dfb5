import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { notices } from '../../src/feedback/content';
import { scoreCard } from '../../src/games/shared/content';
import { payment } from '../../src/pages/contribute/content';
import { transfer } from '../../src/report-card/transfer/content';
import { settings } from '../../src/settings';
import { decodeQr, pixelsOf } from '../browser/qrCode';
import { releaseHost } from '../browser/releaseHost';
import { AAJ_KA_OVER } from '../plays/aaj-ka-over';
import { BACKBENCHER_TEST, tickFirst } from '../plays/backbencher-test';
import { drawOf, HAND_CRICKET, playBall } from '../plays/hand-cricket';
import { calculate, LOVE_CALCULATOR } from '../plays/love-calculator';
import { ROCK_PAPER_SCISSORS, rockPaperScissors } from '../plays/rock-paper-scissors';
import { button, link, progressbar, region, status, table, textbox } from '../plays/visitor';
import type { Screen } from './site';
import { eventually, expect, PHONE, test } from './site';
import { visitorOf } from './visitor';

const RECEIVED = 'test-results/engines/feedback/messages.jsonl';
const mainStatus = status(undefined, { role: 'main' });

test('a message is delivered, and the visitor is notified', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const message = `Woh din yaad hai? "Last bench" & राजू ${randomUUID()}`;
  await screen.open('/feedback');
  await screen.write(textbox('Name'), "Raju O'Brien");
  await screen.write(textbox('Email'), 'raju+school@example.com');
  await screen.write(textbox('Message'), message);
  await screen.press(button('Send'));
  await screen.expectText(mainStatus, notices.delivered);
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
  await screen.press(button('Copy UPI ID'));
  await screen.expectText(mainStatus, new RegExp(`^(?:${payment.copied}|${payment.failed})$`));
  const isCopied = (await screen.look(mainStatus)).text === payment.copied;
  const selected = () => screen.tab.evaluate(() => String(window.getSelection()));
  if (!isCopied) return expect(await selected()).toBe(settings.upi.id);
  await screen.open('/feedback');
  await screen.press(textbox('Name'));
  await screen.tab.press('v', 'Control');
  return screen.expectValue(textbox('Name'), settings.upi.id);
});

/** Presses Bat twice, where the button with the 2 will be; returns how many milliseconds were in between. */
async function pressBatTwice({ tab, look }: Screen, gapMs: number) {
  const { centre } = await look(button('Bat'));
  await tab.evaluate(() => {
    const onPress = ({ timeStamp }: Event) => {
      const { dataset } = document.documentElement;
      dataset.gap = `${timeStamp - Number(dataset.pressedAt ?? 0)}`;
      dataset.pressedAt = `${timeStamp}`;
    };
    addEventListener('pointerdown', onPress, true);
  });
  await tab.pressTwiceAt(centre[0] + 10, centre[1], gapMs);
  return tab.evaluate(() => Number(document.documentElement.dataset.gap));
}

/** After that it is no double tap any more: the machine was slow. */
const DOUBLE_TAP_MS = 300;

test('a double tap on Bat bowls no ball', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const visitor = visitorOf(screen);
  for (const gapMs of [60, 120, 220]) {
    do {
      await screen.open(HAND_CRICKET);
      await visitor.draw(drawOf(2), 0);
      await visitor.press('1');
    } while ((await pressBatTwice(screen, gapMs)) >= DOUBLE_TAP_MS);
    await playBall(visitor, [4, 1]);
    await screen.expectResult(1, 'balls', () => document.querySelectorAll('main ol li').length);
  }
});

/** Storage failures, as scripts that run before the page's own. */
const brokenStorages: [how: string, breakIt: () => void][] = [
  [
    'blocked',
    () => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
];

for (const [how, breakIt] of brokenStorages) {
  test(`where storage is ${how}, a game is played, and says that scores are not saved`, async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE, before: [breakIt] });
    const visitor = visitorOf(screen);
    await screen.open(ROCK_PAPER_SCISSORS);
    await rockPaperScissors.scores?.turn(visitor);
    await visitor.expectFigures({ You: '1' });
    await visitor.expectShown(`…${scoreCard.notSaved}…`);
    await visitor.press('Dark mode');
    await screen.reload();
    await visitor.expectFigures({ You: '0' });
    await screen.expectAttribute(button('Dark mode'), 'aria-pressed', 'false');
  });
}

test.describe('offline', () => {
  test.use({ worksOffline: true });

  test('once the site is cached, a page is reloaded, and games are played offline', async ({
    visit,
    allow,
  }) => {
    // WebKit's message if it cannot fetch the worker script.
    allow(/Could not connect to localhost/);
    const host = await releaseHost('dist');
    const screen = await visit({ size: PHONE });
    const visitor = visitorOf(screen);
    await screen.open(host.url + LOVE_CALCULATOR);
    await screen.expectResult('activated', 'the worker', async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return navigator.serviceWorker.controller ? registration?.active?.state : undefined;
    });
    await host.goAway();
    await expect(fetch(host.url)).rejects.toThrow();
    await screen.reload();
    await calculate(visitor);
    await visitor.follow('Backbencher Test', 'Games');
    await tickFirst(visitor, 4);
    await visitor.expectShown('4 / 20');
    await screen.open(host.url + AAJ_KA_OVER);
    await visitor.press('1');
    await visitor.expectFigures({ Haazri: '1' });
  });
});

test('after a reload, the choice that is shown is the one that counts', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const visitor = visitorOf(screen);
  await screen.open(LOVE_CALCULATOR);
  await visitor.choose('Takrar');
  // Firefox restores the choice, others begin anew.
  await screen.reload();
  const isTakrar = await screen.tab.evaluate(
    () => document.querySelector<HTMLInputElement>('[name=love-mode]:checked')?.value === 'hate',
  );
  await calculate(visitor);
  await screen.expectAttribute(progressbar('Result'), 'aria-valuenow', isTakrar ? '66' : '75');
});

/** What the QR code says in a screenshot; why it cannot be read, where WebKit still paints. */
async function readQr({ tab, look }: Screen) {
  await look({ role: 'img', name: 'Transfer QR code' }, true);
  const pixels = await tab.evaluate(pixelsOf, (await tab.screenshot()).toString('base64'));
  try {
    return decodeQr(pixels);
  } catch (error) {
    return String(error);
  }
}

test('scores move to another visitor by the QR code, which is read off the screen, and stay there', async ({
  visit,
}) => {
  const old = await visit({ size: PHONE });
  await old.open(BACKBENCHER_TEST);
  await tickFirst(visitorOf(old), 4);
  await old.open('/report-card');
  await old.press(button('Make code'));
  await old.expectFocused(textbox('Transfer code'));
  const { href = '' } = (await old.look(link(transfer.link))).attributes;
  await eventually(() => readQr(old), 'the QR code').toBe(href);

  const other = await visit({ size: PHONE });
  await other.open(`/report-card${new URL(href).hash}`);
  await other.expectFocused(button('Check code'));
  expect(await other.tab.evaluate(() => location.hash)).toBe('');
  await other.press(button('Check code'));
  await other.expectFocused(table('Preview'));
  await other.press(button('Merge'));
  await other.expectAbsent(table('Preview'));
  await other.reload();
  await other.expectText(region('Backbencher Test'), /4 \/ 20/);
});
