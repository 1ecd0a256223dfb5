import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { actions } from '../../src/sharing/actions/content';
import { button, expect, link } from './site';

/** Page object of the part below a result, by which it is sent on. */
export function shareScreen(page: Page) {
  const group = page.getByRole('group', { name: 'Share', exact: true });
  const status = page.getByRole('status', { name: 'Share status', exact: true });
  const screen = {
    group,
    whatsapp: link(group, 'WhatsApp'),
    photo: button(group, 'Photo'),
    copy: button(group, 'Copy'),
    status,
    /** The status when a picture was saved. */
    saved: status.filter({ hasText: /\.png/ }),
    text: page.getByRole('textbox', { name: 'Share text', exact: true }),
    shown: page.getByRole('img', { name: actions.photoAlt, exact: true }),

    /** The message that the link gives to WhatsApp. */
    async message(): Promise<string> {
      const href = (await screen.whatsapp.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/wa\.me\/\?text=[\w.!~*'()%-]+$/);
      return decodeURIComponent(href.replace('https://wa.me/?text=', ''));
    },
    /** Presses `Photo`, or does something else that saves the picture. */
    async savePhoto(press: () => Promise<void> = () => screen.photo.click()): Promise<SavedPhoto> {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return readPhoto(download);
    },
    /** Counts the downloads from now on. */
    countDownloads() {
      let count = 0;
      page.on('download', () => {
        count += 1;
      });
      return () => count;
    },
  };
  return screen;
}

export type SavedPhoto = { name: string; file: Buffer };

async function readPhoto(download: Download): Promise<SavedPhoto> {
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

/** Its signature, size and weight. */
export function expectPhoto({ file }: SavedPhoto) {
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(file.subarray(12, 16).toString('latin1')).toBe('IHDR');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(file.length).toBeLessThanOrEqual(250_000);
}

/** Whole pixels of a picture. */
type Area = { left: number; top: number; width: number; height: number };

/** What the browser sees in areas of a picture: the most frequent colour, and how many pixels are dark. */
export function pixelsIn(page: Page, { file }: SavedPhoto, areas: Area[]) {
  return page.evaluate(
    async ([data, all]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const ctx = canvas.getContext('2d', { willReadFrequently: true });
      ctx?.drawImage(image, 0, 0);
      return all.map(({ left, top, width, height }) => {
        const pixels = ctx?.getImageData(left, top, width, height).data ?? [];
        const counts = new Map<string, number>();
        let dark = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
          const color = `rgb(${red}, ${green}, ${blue})`;
          counts.set(color, (counts.get(color) ?? 0) + 1);
          if (red + green + blue < 3 * 128) dark += 1;
        }
        const [commonest = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
        return { commonest, dark };
      });
    },
    [file.toString('base64'), areas] as const,
  );
}

/** Right of all that is written, where there are only ruled lines, on the paper or on the board. */
const EMPTY_STRIP: Area = { left: 1045, top: 300, width: 1, height: 800 };

/** The colour of the paper in a picture. */
export const paperIn = async (page: Page, photo: SavedPhoto) =>
  (await pixelsIn(page, photo, [EMPTY_STRIP]))[0]?.commonest;

/** A colour of the scheme that is on the screen. */
export const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

/** A text drawn on a canvas, and where its letters are. */
export type Written = Area & { text: string };

/** Records each text that is drawn on a canvas. Returns functions that read them, and that forget them. */
export async function recordWriting(page: Page) {
  await page.addInitScript(() => {
    const written: Written[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
      const [from, to] = [
        [x, y - 0.7 * size],
        [x + this.measureText(text).width, y],
      ].map((corner) => this.getTransform().transformPoint(new DOMPoint(...corner)));
      written.push({
        text,
        left: Math.round(from?.x ?? 0),
        top: Math.round(from?.y ?? 0),
        width: Math.round((to?.x ?? 0) - (from?.x ?? 0)),
        height: Math.round((to?.y ?? 0) - (from?.y ?? 0)),
      });
      return fillText.call(this, text, x, y, ...rest);
    };
  });
  return {
    written: () => page.evaluate(() => (window as never as { written: Written[] }).written),
    forget: () =>
      page.evaluate(() => {
        (window as never as { written: Written[] }).written.length = 0;
      }),
  };
}

const DEVANAGARI = path.resolve(
  'node_modules/@fontsource/hind/files/hind-devanagari-700-normal.woff2',
);

/** Phones have Devanagari, the fonts of the tests do not. A face of its own in a family of the site. */
export async function addDevanagari(page: Page) {
  const font = await readFile(DEVANAGARI, 'base64');
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    // A range of letters is added only to a face of the same weight.
    for (const weight of ['400', '700']) {
      const face = new FontFace('Kalam on Roboto', bytes, { weight, unicodeRange: 'U+900-97F' });
      document.fonts.add(await face.load());
    }
  }, font);
}

/** How `navigator.share` answers, if `canShare` does not say no. */
type Answer = 'yes' | 'never' | 'AbortError' | 'NotAllowedError' | 'cannot';

/** What it was given; a file is `name, type`. */
type Given = { keys: string[]; files: string[] };
type ShareCalls = { asked: Given[]; shared: (Given & { isInPress: boolean })[] };

type StandIn = { shareAnswer: Answer; shareCalls: ShareCalls };

/**
 * Takes the place of `navigator.share`, which not every system has. Returns functions that choose the next
 * answers, and that read and forget the calls.
 */
export async function standInForShare(page: Page, first: Answer = 'yes') {
  await page.addInitScript((answer) => {
    const own = window as never as StandIn;
    own.shareAnswer = answer;
    own.shareCalls = { asked: [], shared: [] };
    const given = (data: ShareData = {}): Given => ({
      keys: Object.keys(data),
      files: (data.files ?? []).map(({ name, type }) => `${name}, ${type}`),
    });
    const canShare = (data?: ShareData) => {
      own.shareCalls.asked.push(given(data));
      return own.shareAnswer !== 'cannot';
    };
    const share = (data?: ShareData) => {
      const isInPress = window.event?.type === 'click';
      own.shareCalls.shared.push({ ...given(data), isInPress });
      if (own.shareAnswer === 'yes') return Promise.resolve();
      if (own.shareAnswer === 'never') return new Promise(() => undefined);
      return Promise.reject(new DOMException('No', own.shareAnswer));
    };
    Object.defineProperties(Navigator.prototype, {
      canShare: { configurable: true, value: canShare },
      share: { configurable: true, value: share },
    });
  }, first);
  return {
    answer: (next: Answer) =>
      page.evaluate((given) => {
        (window as never as StandIn).shareAnswer = given;
      }, next),
    /** The calls since the last time. */
    takeCalls: () =>
      page.evaluate(() => {
        const own = window as never as StandIn;
        const calls = own.shareCalls;
        own.shareCalls = { asked: [], shared: [] };
        return calls;
      }),
  };
}

/** Runs in a page before its own scripts: a browser that cannot share files. */
export const cannotShare = () => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
};

/** Runs in a page before its own scripts: it is never idle, so that no picture is made before a press. */
export const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

/** Holds back each picture at its end, until the returned function is called. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const held = new Promise<void>((release) =>
      Object.assign(window, { releasePictures: release }),
    );
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      held.then(() => toBlob.apply(this, given));
    };
  });
  return () =>
    page.evaluate(() => (window as never as { releasePictures(): void }).releasePictures());
}

/** No picture can be made, until the returned function is called. */
export async function breakPictures(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    let isBroken = true;
    Object.assign(window, {
      repairPictures: () => {
        isBroken = false;
      },
    });
    HTMLCanvasElement.prototype.toBlob = function (callback, ...rest) {
      if (isBroken) callback(null);
      else toBlob.call(this, callback, ...rest);
    };
  });
  return () =>
    page.evaluate(() => (window as never as { repairPictures(): void }).repairPictures());
}

/** Everything that is selected in a text field that has the focus. */
export const selectedIn = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) =>
    element === document.activeElement
      ? element.value.slice(element.selectionStart, element.selectionEnd)
      : '',
  );
