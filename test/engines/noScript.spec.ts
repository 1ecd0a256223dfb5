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

test('the menu is an open list of links, and the footer has a year', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await openFramed(screen, '/journey');
  await eventually(() => visibleTexts(screen, 'nav[aria-label="Main"] a')).toEqual(openMenu);
  expect(await visibleTexts(screen, 'button')).toEqual([]);
  expect((await visibleTexts(screen, 'footer p')).join()).toMatch(/© 20\d\d Backbencher/);
});

test('a game says that it needs JavaScript, and keeps what can be read', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await openFramed(screen, '/school-games/guess-the-teacher');
  await eventually(() => visibleTexts(screen, 'main p')).toContainEqual(
    expect.stringMatching(/JavaScript.*teacher/),
  );
  expect(await visibleTexts(screen, 'main h2')).toEqual(['Project Ka Concept']);
  expect(await visibleTexts(screen, 'button, input')).toEqual([]);
});

test('the Backbencher Test is a list to read', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  await openFramed(screen, '/school-games/backbencher-test');
  await eventually(() => visibleTexts(screen, 'fieldset li')).toEqual(Object.values(points));
  expect(await visibleTexts(screen, 'legend')).toEqual(['Tum backbencher ho agar']);
  expect(await visibleTexts(screen, 'button, input, fieldset svg, main h2')).toEqual([]);
});

test('Home has no controls of the slideshow, and is open as far as the browser can', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await openFramed(screen, '/');
  await eventually(() => visibleTexts(screen, 'main h2')).toContain('Events');
  expect(await visibleTexts(screen, 'button')).toEqual([]);
  const isOpen = (await visibleTexts(screen, 'summary')).length === 0;
  const canOpen = await screen.tab.evaluate(() => CSS.supports('selector(::details-content)'));
  expect(isOpen).toBe(canOpen);
});
