import type { Browser } from '@playwright/test';
import { table } from './figures';
import { cdp, launch, newPhone } from './phone';
import type { Bench } from './site';
import { serve } from './site';

const columns: Record<string, string> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'pictures',
};

/** Transferred bytes with headers, by the browser's resource type. */
type Received = Map<string, number>;

/** A first visit without scrolling, until the network is idle. */
async function receivedOn(browser: Browser, address: string): Promise<Received> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await cdp(page);
  const types = new Map<string, string>();
  const received: Received = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    // The browser does not count SVG sprites and the favicon as images.
    types.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    received.set(type, (received.get(type) ?? 0) + encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return received;
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);

function cellsOf(received: Received): string[] {
  const known = Object.keys(columns).map((type) => received.get(type) ?? 0);
  const all = [...received.values()].reduce((sum, bytes) => sum + bytes, 0);
  const others = all - known.reduce((sum, bytes) => sum + bytes, 0);
  return [...known, others, all].map(inKb);
}

/** Prints the transfer sizes of a first visit to each route. */
export async function bytes({ dist, paths }: Bench): Promise<string[]> {
  const site = await serve(dist);
  const browser = await launch();
  const rows: string[][] = [];
  for (const path of paths) {
    rows.push([path, ...cellsOf(await receivedOn(browser, site.addressOf(path)))]);
  }
  await browser.close();
  site.close();
  console.log('\nFirst visit, kB over the wire (headers included)\n');
  console.log(table(['route', ...Object.values(columns), 'other', 'all'], rows));
  return [];
}
