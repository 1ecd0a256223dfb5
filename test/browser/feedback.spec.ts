import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import { answerPage, form, notices } from '../../src/feedback/content';
import type { Fault } from '../../src/server/feedbackReceiver';
import { feedbackReceiver } from '../../src/server/feedbackReceiver';
import { staticHost } from '../../src/server/staticHost';
import type { Draft } from './feedbackScreen';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { advance, openWithPausedClock } from './gameTime';
import { paths } from './pages';
import {
  delayRequests,
  delayScripts,
  expect,
  expectNotReloaded,
  expectReady,
  heading,
  link,
  mainMenu,
  markWindow,
  serverTest,
  test as siteTest,
  storedByBrowser,
  tabTo,
} from './site';

type Service = {
  url: string;
  /** Sets a fault; undefined makes it work again. */
  fail(fault?: Fault): void;
  messages(): Promise<Draft[]>;
};

/** The messages that a receiver has stored. */
async function messagesIn(folder: string): Promise<Draft[]> {
  const text = await readFile(path.join(folder, 'messages.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Draft);
}

/** Browsers send line breaks as CRLF. */
const asReceived = ({ message, ...rest }: Draft) => ({
  ...rest,
  message: message.replaceAll('\n', '\r\n'),
});
const received = (draft: Draft) => expect.objectContaining(asReceived(draft)) as unknown;

/** The preview site, with a form service for each test. */
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
      messages: () => messagesIn(folder),
    });
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  },
  baseURL: ({ service }, use) => use(service.url),
});

/** Records all form submissions. */
function formsSentBy(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

/** The field names of a multipart body, in order. */
const partsOf = (request: Request) =>
  [...(request.postData() ?? '').matchAll(/Content-Disposition: form-data; name="([^"]*)"/g)].map(
    ([, name]) => name,
  );

siteTest(
  'a message reaches the preview server unchanged and once, and is stored nowhere else',
  async ({ page, open }) => {
    await open(FEEDBACK);
    const screen = feedback(page);
    const sent = formsSentBy(page);
    const id = randomUUID();
    const draft = { ...DRAFT, message: `${DRAFT.message}\n${id}` };
    await screen.expectIdle();
    await screen.fillIn(draft);
    const storedBefore = await storedByBrowser(page);
    await screen.sendButton.click();
    await screen.expectDelivered();
    await expect(page).toHaveURL(FEEDBACK);
    for (const stored of [storedBefore, await storedByBrowser(page)]) {
      for (const word of ['Raju', 'raju', 'yaad', id]) expect(stored).not.toContain(word);
    }
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(['/api/submit']);
    expect(sent[0]?.method()).toBe('POST');
    expect(sent[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(partsOf(sent[0] as Request)).toEqual(['name', 'email', 'message', 'access_key']);
    // The folder from the Playwright config.
    const messages = await messagesIn(path.join(siteTest.info().project.outputDir, 'feedback'));
    expect(messages.filter(({ message }) => message.includes(id))).toEqual([
      { receivedAt: expect.any(String), ...asReceived(draft) },
    ]);
  },
);

serverTest(
  'the script that sends it is loaded only by the page with the form',
  async ({ request }) => {
    const textOf = async (address: string) => (await request.get(address)).text();
    const sends = new Map<string, boolean>();
    for (const path of paths) {
      const [, scripts = ''] = /data-load="([^"]+)"/.exec(await textOf(path)) ?? [];
      for (const script of scripts.split(' ')) {
        if (!sends.has(script)) {
          // RTK Query's name for mutations.
          sends.set(script, (await textOf(script)).includes('executeMutation'));
        }
      }
      expect(
        scripts.split(' ').some((script) => sends.get(script)),
        path,
      ).toBe(path === FEEDBACK);
    }
  },
);

const failedToLoad = (why: string) => `error: Failed to load resource: ${why}`;
const status = (code: string) => failedToLoad(`the server responded with a status of ${code}`);

async function expectRetryToSucceed(page: Page, service: Service) {
  service.fail();
  await feedback(page).sendButton.click();
  await feedback(page).expectDelivered();
  expect(await service.messages()).toEqual([received(DRAFT)]);
}

test('if the service refuses a message, its reason is shown and the draft is kept', {
  tag: '@journey',
}, async ({ page, open, service, expectConsole }) => {
  expectConsole(status('400 (Bad Request)'));
  await open(FEEDBACK);
  const screen = feedback(page);
  service.fail('refuse');
  await screen.send(DRAFT);
  await screen.expectNotDelivered('Error: This message was refused by FEEDBACK_FAULT', DRAFT);
  await expect(screen.wayOut).toHaveCount(0);
  await expectRetryToSucceed(page, service);
});

/** With Chromium's own console message for each. */
const failures: [what: string, fault: Fault | 'offline', line?: string][] = [
  ['a dropped connection', 'drop', failedToLoad('net::ERR_EMPTY_RESPONSE')],
  ['an attempt without network', 'offline', failedToLoad('net::ERR_INTERNET_DISCONNECTED')],
];

for (const [what, fault, line] of failures) {
  test(`after ${what} the draft is kept, and the error links to a chat with it`, async ({
    page,
    open,
    service,
    expectConsole,
  }) => {
    if (line) expectConsole(line);
    await open(FEEDBACK);
    const screen = feedback(page);
    const sent = formsSentBy(page);
    if (fault === 'offline') await page.context().setOffline(true);
    else service.fail(fault);
    await screen.send(DRAFT);
    await screen.expectFailed(DRAFT);
    expect(sent, 'no automatic retry').toHaveLength(1);
    expect(await service.messages()).toEqual([]);
    await page.context().setOffline(false);
    await expectRetryToSucceed(page, service);
  });
}

test('a request times out after 15 seconds', {
  tag: '@journey',
}, async ({ page, open, service }) => {
  await openWithPausedClock(page, open, FEEDBACK);
  const screen = feedback(page);
  service.fail('hang');
  await screen.send(DRAFT);
  await screen.expectSending(DRAFT);
  await advance(page, 14_999);
  await screen.expectSending(DRAFT);
  await advance(page, 1);
  await screen.expectFailed(DRAFT);
  await expectRetryToSucceed(page, service);
});

test('the browser validates required fields before anything is sent', async ({
  page,
  open,
  service,
}) => {
  await open(FEEDBACK);
  const screen = feedback(page);
  const sent = formsSentBy(page);
  const invalid = [
    ['name', ''],
    ['name', '   ', form.blank],
    ['email', ''],
    ['email', 'raju'],
    ['message', ''],
    ['message', ' \n ', form.blank],
  ] as const;
  for (const [field, text, message] of invalid) {
    await test.step(`${field}: '${text}'`, async () => {
      await screen.send({ ...DRAFT, [field]: text });
      await expect(screen[field]).toBeFocused();
      await expect(page.locator('form :invalid')).toHaveCount(1);
      await expect(page.locator('form :invalid')).toBeFocused();
      if (message) {
        await expect(screen[field]).toHaveJSProperty('validationMessage', message);
        await expect(screen[field]).toHaveValue(text);
      }
      await screen.expectIdle();
    });
  }
  expect(sent).toEqual([]);
  await screen.message.fill(DRAFT.message);
  await screen.sendButton.click();
  await screen.expectDelivered();
  expect(await service.messages()).toEqual([received(DRAFT)]);
});

test('the form works by keyboard alone, and the focus is never lost', {
  tag: '@journey',
}, async ({ page, open, service, expectConsole }) => {
  expectConsole(status('500 (Internal Server Error)'));
  await open(FEEDBACK);
  const screen = feedback(page);
  const { keyboard } = page;
  const draft = { name: 'Raju', email: 'raju@example.com', message: 'Pehli line\nDusri line' };

  await tabTo(page, screen.name);
  await keyboard.type(draft.name);
  await keyboard.press('Tab');
  await expect(screen.email).toBeFocused();
  await keyboard.type(draft.email);
  await keyboard.press('Tab');
  await expect(screen.message).toBeFocused();
  await keyboard.type('Pehli line');
  await keyboard.press('Enter');
  await keyboard.type('Dusri line');
  await screen.expectIdle();
  await screen.expectTyped(draft);

  service.fail('500');
  let release = await delayRequests(page, SERVICE);
  await keyboard.press('Tab');
  await expect(screen.sendButton).toBeFocused();
  await keyboard.press('Space');
  await screen.expectSending(draft);
  await expect(screen.sendingButton).toBeFocused();
  release();
  await screen.expectFailed(draft);
  await expect(screen.sendButton).toBeFocused();
  await keyboard.press('Tab');
  await expect(screen.wayOut).toBeFocused();

  service.fail();
  release = await delayRequests(page, SERVICE);
  for (const field of ['sendButton', 'message', 'email'] as const) {
    await keyboard.press('Shift+Tab');
    await expect(screen[field]).toBeFocused();
  }
  await keyboard.press('Enter');
  await screen.expectSending(draft);
  await expect(screen.email).toBeFocused();
  release();
  await screen.expectDelivered();
  await expect(screen.email).toBeFocused();
  expect(await service.messages()).toEqual([received(draft)]);
});

test('after leaving and coming back, the draft, the pending message or its outcome is shown', {
  tag: '@journey',
}, async ({ page, open, service, expectConsole }) => {
  expectConsole(status('500 (Internal Server Error)'));
  await open(FEEDBACK);
  await markWindow(page);
  const screen = feedback(page);
  const leave = async () => {
    await link(mainMenu(page), 'Journey').click();
    await expect(heading(page)).toHaveText('Journey');
  };
  const comeBack = async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Feedback');
  };
  await screen.fillIn(DRAFT);
  await leave();
  await comeBack();
  await screen.expectTyped(DRAFT);
  await screen.expectIdle();

  await test.step('the request fails on another page', async () => {
    service.fail('500');
    const release = await delayRequests(page, SERVICE);
    await screen.sendButton.click();
    await leave();
    await Promise.all([page.waitForResponse(SERVICE), release()]);
    await comeBack();
    await screen.expectFailed(DRAFT);
  });
  await test.step('the request succeeds after coming back', async () => {
    service.fail();
    const release = await delayRequests(page, SERVICE);
    await screen.sendButton.click();
    await leave();
    await comeBack();
    await screen.expectSending(DRAFT);
    release();
    await screen.expectDelivered();
  });
  await test.step('the request succeeds on another page', async () => {
    const release = await delayRequests(page, SERVICE);
    await screen.send(DRAFT);
    await leave();
    await Promise.all([page.waitForResponse(SERVICE), release()]);
    await comeBack();
    await screen.expectDelivered();
  });
  await expectNotReloaded(page);
  expect(await service.messages()).toHaveLength(2);
});

test('a message typed and submitted before hydration is sent once after it', async ({
  page,
  service,
}) => {
  const release = await delayScripts(page);
  await page.goto(FEEDBACK, { waitUntil: 'domcontentloaded' });
  const screen = feedback(page);
  const sent = formsSentBy(page);
  await screen.fillIn(DRAFT);
  await screen.sendButton.dblclick();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  expect(sent).toEqual([]);
  await screen.expectTyped(DRAFT);
  release();
  await expectReady(page);
  await screen.expectDelivered();
  await expect(page).toHaveURL(FEEDBACK);
  expect(sent).toHaveLength(1);
  expect(await service.messages()).toEqual([received(DRAFT)]);
});

test('white space typed and submitted before hydration is held back after it', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(FEEDBACK, { waitUntil: 'domcontentloaded' });
  const screen = feedback(page);
  const sent = formsSentBy(page);
  await screen.send({ ...DRAFT, message: '  ' });
  release();
  await expectReady(page);
  await expect(screen.message).toBeFocused();
  await expect(screen.message).toHaveJSProperty('validationMessage', form.blank);
  await screen.expectIdle();
  expect(sent).toEqual([]);
});

type Opening = (page: Page) => Promise<unknown>;

/** Opens the form in a page whose scripts do not run. */
const withoutScripts: [how: string, options: BrowserContextOptions, open: Opening][] = [
  ['disabled', { javaScriptEnabled: false }, (page) => page.goto(FEEDBACK)],
  [
    'that fail to load',
    {},
    async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.clock.install();
      await page.goto(FEEDBACK);
      // Until the bootstrap stops retrying.
      await expect(async () => {
        await page.clock.runFor(2000);
        await expect(page.locator('html[data-scripts-failed]')).toBeAttached({ timeout: 1 });
      }).toPass({ intervals: [50] });
    },
  ],
];

for (const [how, options, openBeforeHydration] of withoutScripts) {
  test(`with scripts ${how} the form is still validated and delivered, and a page says so`, {
    tag: '@journey',
  }, async ({ browser, service }) => {
    // Not the fixture's page, as Chromium logs failed requests.
    const context = await browser.newContext({ ...options, baseURL: service.url });
    const page = await context.newPage();
    await openBeforeHydration(page);
    const screen = feedback(page);
    for (const name of ['', '   ']) {
      await screen.send({ ...DRAFT, name });
      await expect(screen.name).toBeFocused();
      await expect(page).toHaveURL(FEEDBACK);
    }
    await screen.name.fill(DRAFT.name);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page gives the reason of a refusal, and Back brings back what was written', async ({
    page,
    service,
    expectConsole,
  }) => {
    expectConsole(status('400 (Bad Request)'));
    const screen = feedback(page);
    const draft = { ...DRAFT, message: '  ' };
    await page.goto(FEEDBACK);
    await screen.send(draft);
    await expect(page).toHaveURL('/api/submit');
    await expect(page).toHaveTitle("Feedback · Backbencher's Memories");
    await expect(heading(page)).toHaveText(answerPage.refused);
    await expect(page.getByText('Error: Missing field: message')).toBeVisible();
    await expect(page.getByText(answerPage.goBack)).toBeVisible();
    await page.goBack();
    await screen.expectTyped(draft);
    await screen.message.fill(DRAFT.message);
    await screen.sendButton.click();
    await expect(heading(page)).toHaveText(answerPage.delivered);
    expect(await service.messages()).toEqual([received(DRAFT)]);
  });
});
