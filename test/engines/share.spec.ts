import { points } from '../../src/games/backbencher-test/content';
import { messageOf as ofTitle } from '../../src/games/backbencher-test/share/content';
import { messageOf as ofClass } from '../../src/games/guess-the-teacher/share/content';
import { answerOf } from '../../src/games/hand-cricket/challenge/content';
import { messageOf as ofQuiz } from '../../src/games/quiz/share/content';
import { messageOf as ofTask } from '../../src/games/truth-or-dare/share/content';
import { settings } from '../../src/settings';
import { actions } from '../../src/sharing/actions/content';
import { BACKBENCHER_TEST } from '../browser/backbencherTestScreen';
import { CLASS_HASH, INNINGS_HASH, QUIZ_HASH, TASK_HASH } from '../browser/challengeScreen';
import { GUESS_THE_TEACHER } from '../browser/guessTheTeacherScreen';
import { HAND_CRICKET } from '../browser/handCricketScreen';
import { QUIZ, rightOf } from '../browser/quizScreen';
import { RESULTS, ROCK_PAPER_SCISSORS } from '../browser/rockPaperScissorsScreen';
import { TRUTH_OR_DARE } from '../browser/truthOrDareScreen';
import type { Screen, Target } from './site';
import { button, eventually, expect, field, link, PHONE, test } from './site';

// A picture is painted ahead when the page is idle.
test.use({ startsIdleParts: true });

const share: Target = { role: 'group', name: 'Share' };
const shareStatus: Target = { role: 'status', name: 'Share status' };
const group = (name: string): Target => ({ role: 'group', name });

/** Where a text was written: a box in pixels of the picture. */
type Written = { text: string; left: number; right: number; top: number; bottom: number };

type Kept = {
  /** Files that were shared, the names of those that were saved, and what was written on canvases. */
  shared: File[];
  saved: string[];
  written: Written[];
  /** How often it was asked where to share. */
  asked: number;
  /** What the visitor does then. */
  answer: 'share' | 'cancel';
};

declare global {
  interface Window {
    kept: Kept;
  }
}

/**
 * Runs in a page: keeps what is shared or saved, as a test can neither answer the browser's own dialogs
 * nor find its downloads. The clipboard is refused.
 */
function keepShared() {
  const kept: Kept = { shared: [], saved: [], written: [], asked: 0, answer: 'share' };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  define('canShare', () => true);
  define('share', async ({ files = [] }: ShareData) => {
    kept.asked += 1;
    if (kept.answer === 'cancel') throw new DOMException('Cancelled', 'AbortError');
    kept.shared.push(...files);
  });
  define('clipboard', { writeText: () => Promise.reject(new Error('Refused')) });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) kept.saved.push(this.download);
    else click.call(this);
  };
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = this.measureText(text);
    const { a, d, e, f } = this.getTransform();
    kept.written.push({
      text,
      left: a * x + e,
      right: a * (x + width) + e,
      top: d * (y - actualBoundingBoxAscent) + f,
      bottom: d * (y + actualBoundingBoxDescent) + f,
    });
    fillText.call(this, text, x, y);
  };
  Object.assign(window, { kept });
}

/** The lines of the message in the link to WhatsApp. */
async function messageIn(screen: Screen) {
  await screen.expectPresent(link('WhatsApp', share));
  const { attributes } = await screen.look(link('WhatsApp', share));
  return (new URL(attributes.href ?? '').searchParams.get('text') ?? '').split('\n');
}

/** Expects these lines, and below them the address of the page, or of a challenge there. */
async function expectMessage(screen: Screen, lines: readonly string[], path: string, hash = '') {
  const address = settings.siteUrl.replace(/\/$/, '') + path + hash;
  expect(await messageIn(screen)).toEqual([...lines, address]);
}

/** Runs in a page: what the shared file is, and whether each name's box is partly dark. */
async function examine(names: string[]) {
  const { shared, written } = window.kept;
  const file = shared[0] as File;
  const header = new DataView(await file.slice(0, 24).arrayBuffer());
  const { width, height } = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D;
  context.drawImage(await createImageBitmap(file), 0, 0);
  const darkness = names.map((text) => {
    const box = written.find((each) => each.text === text);
    if (!box) return 0;
    const size = [box.right - box.left, box.bottom - box.top] as const;
    const { data } = context.getImageData(box.left, box.top, ...size);
    const dark = data.filter((value, at) => at % 4 === 0 && value < 128);
    return dark.length / (data.length / 4);
  });
  return {
    isPng: header.getUint32(0) === 0x89504e47 && file.type === 'image/png',
    header: [header.getUint32(16), header.getUint32(20)],
    decoded: [width, height],
    isLight: file.size > 10_000 && file.size <= 250_000,
    name: file.name,
    areWritten: darkness.map((part) => part > 0.05 && part < 0.7),
  };
}

/** Presses Photo, and expects a picture with that file name, and with these names in ink. */
async function expectPicture(screen: Screen, name: string, names: readonly string[] = []) {
  await screen.press(button('Photo', share));
  const isShared = async () => {
    const count = await screen.tab.evaluate(() => window.kept.shared.length);
    return count === 1 ? 'shared' : `${count} pictures: ${(await screen.look(shareStatus)).text}`;
  };
  // Painting is the slowest thing that the site does.
  await expect.poll(isShared, { message: 'the picture', timeout: 30_000 }).toBe('shared');
  expect(await screen.tab.evaluate(examine, [...names])).toEqual({
    isPng: true,
    header: [1080, 1350],
    decoded: [1080, 1350],
    isLight: true,
    name,
    areWritten: names.map(() => true),
  });
}

test('Love Calculator: a message, a picture with both names; cancelled, without sharing, without clipboard', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open('/school-games');
  await screen.write(field('Pehla naam'), 'Raju');
  await screen.write(field('Dusra naam'), 'Rani');
  await screen.press(button('Calculate'));
  await screen.expectPresent(share);
  const message = await messageIn(screen);
  expect(message[0]).toMatch(/^Raju love Rani: 33222, 552, 75%$/);
  expect(message).toHaveLength(4);
  expect(message[3]).toBe(`${settings.siteUrl.replace(/\/$/, '')}/school-games`);
  const percent = /\d+(?=%$)/.exec(message[0] ?? '')?.[0];
  const name = `love-calculator-${percent}.png`;
  await expectPicture(screen, name, ['Raju', 'Rani']);

  await screen.tab.evaluate(() => {
    window.kept.answer = 'cancel';
  });
  await screen.press(button('Photo', share));
  const counts = () =>
    screen.tab.evaluate(() => [
      window.kept.shared.length,
      window.kept.asked,
      window.kept.saved.length,
    ]);
  await eventually(counts, 'shared, asked, saved').toEqual([1, 2, 0]);
  await screen.expectText(shareStatus, '');

  await screen.tab.evaluate(() => {
    for (const part of ['share', 'canShare']) Reflect.deleteProperty(navigator, part);
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });
  await screen.press(button('Photo', share));
  await screen.expectText(shareStatus, actions.photoSaved(name));
  expect(await screen.tab.evaluate(() => window.kept.saved)).toEqual([name]);

  await screen.press(button('Copy', share));
  await screen.expectText(shareStatus, actions.copyFailed);
  await screen.expectFocused(field('Share text'));
  const selected = await screen.tab.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected.split('\n')).toEqual(message);
});

test('Truth or Dare: an accepted task is completed, and passed on', async ({ visit }) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(TRUTH_OR_DARE + TASK_HASH);
  await screen.press(button('Accept'));
  await screen.expectAbsent({ role: 'region', name: 'Challenge' });
  await screen.press(button('Completed'));
  await screen.expectFigure('Best streak', '1');
  const task = { difficulty: 'hard', type: 'Truth', index: 0 } as const;
  await expectMessage(screen, ofTask({ task, streak: 1 }), TRUTH_OR_DARE, TASK_HASH);
  await expectPicture(screen, 'truth-or-dare-streak-1.png');
});

test('Rock Paper Scissors: a round is sent on', async ({ visit }) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(ROCK_PAPER_SCISSORS);
  await screen.press(button('Rock', group('Your choice')));
  await screen.expectPresent(link('WhatsApp', share));
  const message = await messageIn(screen);
  expect(message[0]).toMatch(/^Rock Paper Scissors: Patthar vs /);
  expect(message[3]).toMatch(/rockpaperscissors#c=1\.[A-Za-z0-9]{3}$/);
  const won = (await screen.look({ role: 'status' })).text;
  const result = RESULTS.find((text) => won.includes(text)) ?? 'no result';
  const name = `rock-paper-scissors-streak-${result === 'You win!' ? 1 : 0}.png`;
  await expectPicture(screen, name);
});

test('Guess the Teacher: an accepted class ends with a certificate, which is sent on', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(GUESS_THE_TEACHER + CLASS_HASH);
  await screen.press(button('Accept'));
  await screen.expectAbsent({ role: 'region', name: 'Challenge' });
  const teachers = ['PE Teacher', 'Math Teacher', 'Science Teacher', 'Math Teacher'];
  for (const [index, teacher] of [...teachers, 'English Teacher'].entries()) {
    await screen.press(button(teacher, group('Who is it?')));
    await screen.press(button(index < 4 ? 'Next Round' : 'See Certificate'));
  }
  await screen.expectInMain('Final Score: 50 / 50');
  const lines = ofClass({ certificate: 'pet', score: 50, of: 50 });
  const message = await messageIn(screen);
  expect(message.slice(0, 3)).toEqual(lines);
  expect(message[3]).toMatch(/guess-the-teacher#c=1\.[A-Za-z0-9]{8}$/);
  await expectPicture(screen, 'guess-the-teacher-50.png');
});

test('Quiz: an accepted quiz ends with a report card, which is sent on with the name', async ({
  visit,
}) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(QUIZ + QUIZ_HASH);
  await screen.press(button('Accept'));
  await screen.expectFocused(field('Your name'));
  await screen.write(field('Your name'), 'Raju');
  await screen.press(button('Start Quiz'));
  for (let number = 1; number <= 5; number += 1) {
    await screen.press(button(`… ${rightOf(number)}`, group('Options')));
    await screen.press(button(number < 5 ? 'Next' : 'Finish'));
  }
  const answers = Array.from({ length: 5 }, () => ({ isRight: true }));
  const lines = ofQuiz({ name: 'Raju', answers, score: 5, percent: 100, grade: 'principal' });
  const message = await messageIn(screen);
  expect(message.slice(0, 3)).toEqual(lines);
  expect(message[3]).toMatch(/quizgame#c=1\.[A-Za-z0-9]{13}$/);
  await expectPicture(screen, 'report-card-100.png', ['Raju']);
});

test('Hand Cricket: a friend chases the runs, and answers', async ({ visit }) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(HAND_CRICKET + INNINGS_HASH);
  await screen.press(button('Accept'));
  await screen.expectAbsent({ role: 'region', name: 'Challenge' });
  await screen.expectFigure('Target', '11');
  // The computer shows 1 and 2, as it did to the friend.
  for (const [mine, runs] of [
    [6, '6'],
    [5, '11'],
  ] as const) {
    await screen.press(button(String(mine), group('Your throw')));
    await screen.expectFigure('You', runs);
  }
  await screen.expectPresent({ role: 'heading', name: 'You win!' });
  const message = await messageIn(screen);
  expect(message.slice(0, -1)).toEqual(answerOf({ own: 11, friend: 10 }));
  expect(message.at(-1)).toMatch(/hand-cricket#c=1\.[A-Za-z0-9]{4}$/);
  await expectPicture(screen, 'hand-cricket-11-10.png');
});

test('Backbencher Test: a title is sent on', async ({ visit }) => {
  const screen = await visit({ size: PHONE, before: keepShared });
  await screen.open(BACKBENCHER_TEST);
  await screen.press({ role: 'checkbox', name: points.proxy });
  await expectMessage(screen, ofTitle({ title: 'front', count: 1, of: 20 }), BACKBENCHER_TEST);
  await expectPicture(screen, 'backbencher-test-1-of-20.png');
});
