import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { points } from '../../src/games/backbencher-test/content';
import { openMenu } from '../browser/pages';
import type { Screen } from './site';
import { eventually, expect, PHONE, test } from './site';

/*
 * A sandboxed frame runs no scripts, in every engine; and the page around it can look inside. The site
 * itself refuses to be framed, so a server passes its files on without their policy.
 */

let server: Server;
test.beforeAll(async ({ baseURL }) => {
  server = createServer(async ({ url = '' }, response) => {
    const framed = /^\/framed(\/.*)$/.exec(url)?.[1];
    if (framed !== undefined) {
      response.setHeader('Content-Type', 'text/html');
      return response.end(
        `<!doctype html><title>Frame</title><iframe sandbox="allow-same-origin" src="${framed}" width="360" height="700"></iframe>`,
      );
    }
    const file = await fetch(new URL(url, baseURL));
    response.setHeader('Content-Type', file.headers.get('Content-Type') ?? '');
    return response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
});
test.afterAll(() => void server.close());

const openFramed = async ({ tab }: Screen, path: string) => {
  const { port } = server.address() as AddressInfo;
  await tab.goto(`http://localhost:${port}/framed${path}`);
};

/** The visible elements in the frame that match a selector, by their texts. */
const visibleTexts = ({ tab }: Screen, selector: string) =>
  tab.evaluate((selected) => {
    const framed = document.querySelector('iframe')?.contentDocument;
    const all = [...(framed?.querySelectorAll<HTMLElement>(selected) ?? [])];
    return all
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.textContent?.trim() || (element.ariaLabel ?? ''));
  }, selector);

// Chromium and WebKit log each script that they do not run.
test.beforeEach(({ allow }) => allow(/Blocked script execution in/));

const containing = (text: RegExp) => expect.arrayContaining([expect.stringMatching(text)]);

/** Pages, and the texts that are visible there by selector. */
const pages: Record<string, Record<string, unknown>> = {
  '/school-games/guess-the-teacher': {
    'main p': containing(/JavaScript.*teacher/),
    'main h2': ['Project Ka Concept'],
    'nav[aria-label="Main"] a': openMenu,
    'footer p': containing(/© 20\d\d Backbencher/),
    'button, input': [],
  },
  '/school-games/backbencher-test': {
    'fieldset li': Object.values(points),
    legend: ['Tum backbencher ho agar'],
    'button, input, fieldset svg, main h2': [],
  },
  '/': { 'main h2': containing(/^Events$/), button: [] },
};

for (const [path, visible] of Object.entries(pages)) {
  test(`without scripts ${path} shows what can be read, and no dead controls`, async ({
    visit,
  }) => {
    const screen = await visit({ size: PHONE });
    await openFramed(screen, path);
    for (const [selector, texts] of Object.entries(visible))
      await eventually(() => visibleTexts(screen, selector), selector).toEqual(texts);
    // Home is open as far as the browser can.
    const canOpen = await screen.tab.evaluate(() => CSS.supports('selector(::details-content)'));
    const isClosed = path === '/' && !canOpen;
    expect((await visibleTexts(screen, 'main summary')).length > 0).toBe(isClosed);
  });
}
