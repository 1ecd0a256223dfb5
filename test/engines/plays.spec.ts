import { replayHashOf } from '../../src/games/hand-cricket/links';
import { HAND_CRICKET, MATCH } from '../plays/hand-cricket';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import {
  dealChits,
  HARD_NAMES,
  lookAtChits,
  openChit,
  RAJA_MANTRI,
  typeNames,
} from '../plays/raja-mantri-chor-sipahi';
import type { Part, Play } from '../plays/visitor';
import { button, group, slider, status, whatsApp } from '../plays/visitor';
import { isDayOfPlays } from '../support/initScripts';
import type { Screen } from './site';
import { LANDSCAPE, PHONE, test } from './site';
import { keys, visitorOf } from './visitor';

declare global {
  interface Window {
    shared: File[];
  }
}

/** Runs in a page before its own scripts: keeps what is shared. */
function keepShared() {
  window.shared = [];
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  define('canShare', () => true);
  define('share', async ({ files = [] }: ShareData) => void window.shared.push(...files));
}

/** Runs in a page: what the shared file is, and whether there is ink on its paper. */
async function examine() {
  const [file] = window.shared;
  if (!file) return undefined;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 128).length / (width * height);
  const [name, type] = [file.name, file.type];
  return {
    name,
    type,
    width,
    height,
    isLight: file.size <= 250_000,
    hasInk: dark > 0.01 && dark < 0.5,
  };
}

async function expectPicture(screen: Screen, name: string) {
  await screen.press(button('Photo', group('Share')));
  const picture = { name, type: 'image/png', width: 1080, height: 1350 };
  await screen.expectResult({ ...picture, isLight: true, hasInk: true }, 'the picture', examine);
}

/** Runs in a page: what is not in sight without scrolling, and what else is wrong with the layout. */
function faultsOf(inSight: Part[]) {
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [
    ...inSight
      .filter((part) => !window.inPage.find(part, false).isInSight)
      .map(({ role, name = '' }) => `${role} ${name} is out of sight`),
    ...window.inPage.layoutFaults(),
  ];
}

/** A visitor who looks at the layout of each moment once, in a single call: some moments are short. */
function visitorWhoLooks(screen: Screen) {
  const seen = new Set<string>();
  return visitorOf(screen, {
    async look(moment, ...inSight) {
      if (seen.has(moment)) return;
      seen.add(moment);
      // A low screen scrolls to what sends a result.
      const turn = inSight.filter((part) => part !== whatsApp);
      await screen.expectResult<[Part[]], string[]>([], moment, faultsOf, turn);
    },
  });
}

for (const [name, { path, play, after, kept = {}, sent }] of Object.entries(plays)) {
  test(`${name} is played on a phone held sideways without scrolling, sent on, and kept`, async ({
    visit,
  }) => {
    const screen = await visit({ size: LANDSCAPE, before: [isDayOfPlays, keepShared] });
    const visitor = visitorWhoLooks(screen);
    await screen.open(path);
    await play(visitor);
    await visitor.expectFigures(kept);
    if (sent) await expectPicture(screen, sent.file);
    await after?.(visitor);
    await screen.reload();
    await visitor.expectFigures(kept);
  });
}

test('the menus, the night and the sound are used on a walk from page to page', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  await screen.open(menus.path);
  await menus.play(visitorOf(screen));
});

for (const name of ['chidiya-udd', 'raja-mantri-chor-sipahi']) {
  test(`${name} is played by keyboard alone`, async ({ visit }) => {
    const { path, play, kept = {} } = plays[name] as Play;
    const screen = await visit({ size: PHONE });
    const visitor = visitorOf(screen, { hands: keys });
    await screen.open(path);
    await play(visitor);
    await visitor.expectFigures(kept);
  });
}

test('long names, equal ones and other scripts are shown whole', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const visitor = visitorWhoLooks(screen);
  await screen.open(RAJA_MANTRI);
  await typeNames(visitor, HARD_NAMES);
  await visitor.look('the names');
  await dealChits(visitor);
  await lookAtChits(visitor);
  await visitor.look('the question');
});

test('an open chit is gone when the phone is turned, and the same player opens it again', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE });
  const visitor = visitorOf(screen);
  await screen.open(RAJA_MANTRI);
  await typeNames(visitor);
  await dealChits(visitor);
  for (const size of [LANDSCAPE, PHONE]) {
    await openChit(visitor, 'raja');
    await screen.tab.setSize(size);
    await visitor.expectGone(status(), button('Chit chhupao'));
    await visitor.expectFocused(button('Main Raju hoon'));
  }
});

test('the slider of a replay is moved by keyboard', async ({ visit }) => {
  const screen = await visit({ size: PHONE });
  const ball = slider('Ball');
  await screen.open(
    `${HAND_CRICKET}${replayHashOf({ first: 'you', friend: [], balls: [...MATCH] })}`,
  );
  await screen.expectValue(ball, '0');
  await screen.tabTo(ball);
  await screen.tab.press('ArrowRight');
  await screen.expectValue(ball, '1');
  await screen.tab.press('End');
  await screen.expectValue(ball, String(MATCH.length));
});
