import type { Page } from '@playwright/test';
import { years } from '../../src/pages/journey/content';
import { actions } from '../../src/sharing/content';
import { calculate, LOVE_CALCULATOR } from '../plays/love-calculator';
import { plays } from '../plays/plays';
import { quiz } from '../plays/quiz';
import { playRound, ROCK_PAPER_SCISSORS } from '../plays/rock-paper-scissors';
import { progressbar } from '../plays/visitor';
import { DRAFT, FEEDBACK, feedback, SERVICE } from './feedbackScreen';
import { parts } from './pages';
import { shareScreen } from './shareScreen';
import { expect, expectPrefetched, heading, openIn, openPaused, skipToContent, test } from './site';
import { keys, visitorOf } from './visitor';

test.use({ startsIdleParts: true });

/**
 * What Chrome 90, Safari 14.1 or Firefox 88 lack and the site uses, and what it does without it alone. What is
 * taken away elsewhere is missing here: sharing and clipboard in `share.spec`, service workers and view transitions
 * in nearly every spec, voices and the promise of storage in unit tests. Trusted types stay, as the header
 * demands them of a browser that knows the header.
 */
const used: Record<string, { names: string[]; visit(page: Page): Promise<void> }> = {
  'modal dialogs': {
    // A class after its methods.
    names: [
      'HTMLDialogElement.prototype.showModal',
      'HTMLDialogElement.prototype.close',
      'HTMLDialogElement',
    ],
    async visit(page) {
      await openPaused(page, quiz.path);
      const visitor = visitorOf(page, { hands: keys(page) });
      await skipToContent(page);
      await quiz.play(visitor);
      await quiz.after?.(visitor);
    },
  },
  'idle time': {
    names: ['requestIdleCallback', 'scheduler'],
    async visit(page) {
      await openIn(page, '/');
      await expectPrefetched(page);
    },
  },
  // Some browsers are set to have none.
  'observers of paint and of what is in sight': {
    names: ['PerformanceObserver', 'IntersectionObserver'],
    async visit(page) {
      await openIn(page, '/journey');
      await expect(page.getByRole('navigation', { name: years.label })).toBeVisible();
    },
  },
  'letters of every script': {
    names: ['Intl.Segmenter'],
    async visit(page) {
      await openIn(page, LOVE_CALCULATOR);
      const visitor = visitorOf(page, { isPaused: false });
      await visitor.type('Pehla naam', 'क्षमा');
      await visitor.type('Dusra naam', 'राजू');
      await visitor.press('Calculate');
      await visitor.expectSeen(progressbar('Result'));
    },
  },
  'canvases of workers': {
    names: ['OffscreenCanvas', 'OffscreenCanvasRenderingContext2D', 'createImageBitmap'],
    async visit(page) {
      await openPaused(page, ROCK_PAPER_SCISSORS);
      await playRound(visitorOf(page), 'Rock', 'Scissors');
      await expect(page.locator('canvas'), 'confetti').toHaveCount(1);
    },
  },
  'reasons of signals': {
    names: ['any', 'timeout', 'abort', 'prototype.reason', 'prototype.throwIfAborted'].map(
      (name) => `AbortSignal.${name}`,
    ),
    async visit(page) {
      await page.route(SERVICE, (route) => route.fulfill({ json: { success: true } }));
      await openIn(page, FEEDBACK);
      await feedback(page).send(DRAFT);
      await feedback(page).expectDelivered();
    },
  },
};

/** What they lack, too, by its owner: used nowhere, or tested elsewhere. */
const others = Object.entries({
  window: 'ClipboardItem CompressionStream navigation reportError speechSynthesis structuredClone',
  'Document.prototype': 'startViewTransition adoptedStyleSheets',
  'Element.prototype': 'checkVisibility',
  'HTMLElement.prototype': 'inert showPopover',
  'HTMLImageElement.prototype': 'fetchPriority',
  'HTMLScriptElement.prototype': 'fetchPriority',
  'CanvasRenderingContext2D.prototype': 'roundRect letterSpacing',
  'Navigator.prototype': 'share canShare clipboard storage locks serviceWorker userActivation',
  'Crypto.prototype': 'randomUUID',
  'String.prototype': 'at isWellFormed',
  'Array.prototype': 'at findLast findLastIndex toSorted toReversed toSpliced with',
  'Iterator.prototype': 'map filter take drop flatMap reduce toArray forEach some every find',
  'Uint8Array.prototype': 'toBase64',
  'Set.prototype': 'union',
  URL: 'canParse',
  Object: 'hasOwn groupBy',
  Map: 'groupBy',
  Array: 'fromAsync',
  Promise: 'withResolvers try',
}).flatMap(([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`));

/** Runs in a page before its own scripts. */
function takeAway(names: string[]) {
  for (const name of names) {
    const way = name.split('.');
    const last = way.pop() as string;
    const owner = way.reduce((of: object | undefined, key) => Reflect.get(of ?? {}, key), window);
    if (owner && !Reflect.deleteProperty(owner, last))
      throw new Error(`${name} cannot be taken away.`);
    // A fake clock must not bring it back.
    if (owner === window)
      Object.defineProperty(window, last, { get: () => undefined, set: () => undefined });
  }
  // Listeners do not know the option, either.
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const known = options instanceof Object ? { ...options, signal: undefined } : options;
    addEventListener.call(this, type, listener, known as never);
  };
}

for (const [what, { names, visit }] of Object.entries(used)) {
  test(`the site is whole without ${what}`, {
    tag: what === 'modal dialogs' ? '@journey' : [],
  }, async ({ page }) => {
    await page.addInitScript(takeAway, names);
    await visit(page);
  });
}

test.describe('without anything of the kind', () => {
  const all = [...others, ...Object.values(used).flatMap(({ names }) => names)];
  test.beforeEach(({ page }) => page.addInitScript(takeAway, all));

  for (const [name, paths] of Object.entries(parts)) {
    test(`${name} open`, async ({ page }) => {
      for (const path of paths) {
        await openIn(page, path);
        await expect(heading(page), path).toBeVisible();
      }
    });
  }

  for (const [name, { path, play, after }] of Object.entries(plays)) {
    test(`${name} is played`, async ({ page }) => {
      await openPaused(page, path);
      const visitor = visitorOf(page);
      await play(visitor);
      await after?.(visitor);
    });
  }

  test('a message is sent on, and a picture; a form is sent', async ({ page, open }) => {
    await open(LOVE_CALCULATOR);
    await calculate(visitorOf(page, { isPaused: false }));
    const share = shareScreen(page);
    expect(await share.message()).toContain('Raju love Rani');
    await share.copy.click();
    await expect(share.status).toHaveText(actions.copyFailed);
    expect((await share.savePhoto()).name).toBe('love-calculator-75.png');
    await used['reasons of signals']?.visit(page);
  });
});
