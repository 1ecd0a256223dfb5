import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { answerPage, form, notices } from '../../src/feedback/content';
import type { Fault } from '../../src/server/feedbackReceiver';
import { feedbackReceiver } from '../../src/server/feedbackReceiver';
import { staticHost } from '../../src/server/staticHost';
import type { Draft } from './feedbackScreen';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import {
  delayRequests,
  expect,
  heading,
  link,
  openBeforeHydration,
  test as siteTest,
  storedByBrowser,
} from './site';

type Service = {
  url: string;
  /** Sets a fault; undefined makes it work again. */
  fail(fault?: Fault): void;
  messages(): Promise<Draft[]>;
};

/** The built site, with a form service for each test. */
const test = siteTest.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  service: async ({}, use, info) => {
    const folder = info.outputPath('feedback');
    let receive = feedbackReceiver({ folder });
    const server = staticHost('dist', (...exchange) => receive(...exchange));
    await new Promise<void>((listening) => server.listen(0, listening));
    await use({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      fail(fault) {
        receive = feedbackReceiver({ folder, fault });
      },
      async messages() {
        const file = path.join(folder, 'messages.jsonl');
        const text = await readFile(file, 'utf8').catch(() => '');
        return text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line));
      },
    });
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  },
  baseURL: ({ service }, use) => use(service.url),
});

/** A draft as it is stored. Browsers send line breaks as CRLF. */
const received = ({ message, ...rest }: Draft) =>
  expect.objectContaining({ ...rest, message: message.replaceAll('\n', '\r\n') }) as unknown;

/** Records all form submissions. */
function formsSentBy(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

const failedToLoad = (why: string) => `error: Failed to load resource: ${why}`;
const status = (code: string) => failedToLoad(`the server responded with a status of ${code}`);

/** Each fault, what the visitor is told, and what Chromium itself logs. */
const failures: [fault: Fault | 'offline', notice: string, line: string][] = [
  ['refuse', 'Error: This message was refused by FEEDBACK_FAULT', status('400 (Bad Request)')],
  ['500', notices.failed, status('500 (Internal Server Error)')],
  ['drop', notices.failed, failedToLoad('net::ERR_EMPTY_RESPONSE')],
  ['offline', notices.failed, failedToLoad('net::ERR_INTERNET_DISCONNECTED')],
];

test('whatever fails, the draft is kept, and is delivered once, unchanged, and stored nowhere in the browser', {
  tag: '@journey',
}, async ({ page, open, service, expectConsole }) => {
  await open(FEEDBACK);
  const screen = feedback(page);
  const sent = formsSentBy(page);
  for (const [index, [fault, notice, line]] of failures.entries()) {
    await test.step(fault, async () => {
      expectConsole(line);
      if (fault === 'offline') await page.context().setOffline(true);
      else service.fail(fault);
      await screen.send(DRAFT);
      await screen.expectNotDelivered(notice, DRAFT);
      expect(sent, 'no automatic retry').toHaveLength(index + 1);
      await page.context().setOffline(false);
    });
  }
  service.fail();
  const release = await delayRequests(page, SERVICE);
  await screen.sendButton.dblclick();
  await screen.expectSending(DRAFT);
  release();
  await screen.expectDelivered();
  expect(await service.messages()).toEqual([received(DRAFT)]);
  expect(sent).toHaveLength(failures.length + 1);
  const stored = await storedByBrowser(page);
  for (const word of ['Raju', 'raju', 'yaad']) expect(stored).not.toContain(word);
});

test('the browser validates required fields before anything is sent; what autofill puts in without an event is sent', async ({
  page,
  open,
  service,
}) => {
  await open(FEEDBACK);
  const screen = feedback(page);
  const sent = formsSentBy(page);
  for (const [field, text, message] of [
    ['name', ''],
    ['name', '   ', form.blank],
    ['email', ''],
    ['email', 'raju'],
    ['message', ''],
    ['message', ' \n ', form.blank],
  ] as const) {
    await test.step(`${field}: '${text}'`, async () => {
      await screen.send({ ...DRAFT, [field]: text });
      await expect(page.locator('form :invalid')).toHaveCount(1);
      await expect(screen[field]).toBeFocused();
      if (message) await expect(screen[field]).toHaveJSProperty('validationMessage', message);
      await expect(screen[field]).toHaveValue(text);
      await screen.expectIdle();
    });
  }
  expect(sent).toEqual([]);
  for (const name of ['name', 'email', 'message'] as const)
    await screen[name].evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, DRAFT[name]);
  await screen.sendButton.click();
  await screen.expectDelivered();
  expect(await service.messages()).toEqual([received(DRAFT)]);
});

test('a message sent before hydration is validated and sent once after it', async ({
  page,
  service,
}) => {
  const screen = feedback(page);
  const sent = formsSentBy(page);
  const sendBeforeHydration = async (draft: Draft) => {
    const hydrate = await openBeforeHydration(page, FEEDBACK);
    await screen.send(draft);
    await screen.sendButton.click();
    await hydrate();
  };
  await sendBeforeHydration({ ...DRAFT, message: '  ' });
  await expect(screen.message).toBeFocused();
  await expect(screen.message).toHaveJSProperty('validationMessage', form.blank);
  expect(sent).toEqual([]);
  await sendBeforeHydration(DRAFT);
  await screen.expectDelivered();
  expect(sent).toHaveLength(1);
  expect(await service.messages()).toEqual([received(DRAFT)]);
});

for (const how of ['disabled', 'that fail to load']) {
  test(`with scripts ${how} the form is still validated and delivered, and a page says so`, {
    tag: '@journey',
  }, async ({ browser, service }) => {
    // Not the fixture's page, as Chromium logs failed requests.
    const context = await browser.newContext({
      baseURL: service.url,
      javaScriptEnabled: how !== 'disabled',
    });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.clock.install();
    await page.goto(FEEDBACK);
    if (how === 'that fail to load') {
      // Until the bootstrap stops retrying.
      await expect(async () => {
        await page.clock.runFor(2000);
        await expect(page.locator('html[data-scripts-failed]')).toBeAttached({ timeout: 1 });
      }).toPass({ intervals: [50] });
    }
    const screen = feedback(page);
    for (const name of ['', '   ']) {
      await screen.send({ ...DRAFT, name });
      await expect(screen.name).toBeFocused();
      await expect(page).toHaveURL(FEEDBACK);
    }
    await screen.name.fill(DRAFT.name);
    if (how === 'disabled') {
      service.fail('refuse');
      await screen.sendButton.click();
      await expect(heading(page)).toHaveText(answerPage.refused);
      await page.goBack();
      await screen.expectTyped(DRAFT);
      service.fail();
    }
    await screen.sendButton.click();
    await expect(page).toHaveURL('/api/submit');
    await expect(page.getByText(notices.delivered)).toBeVisible();
    // The policy allows the style.
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 248, 231)');
    await link(page, answerPage.toForm).click();
    await expect(page).toHaveURL(FEEDBACK);
    expect(await service.messages()).toEqual([received(DRAFT)]);
    await context.close();
  });
}
