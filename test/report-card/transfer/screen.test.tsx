/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { TextDecoder } from 'node:util';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { loadPreloadedState } from '../../../src/app/persistence';
import { startReportCard } from '../../../src/app/startReportCard';
import { transfer } from '../../../src/report-card/transfer/content';
import { hashOf } from '../../../src/report-card/transfer/hash';
import { addressOf } from '../../../src/sharing/message';
import { playRound } from '../../games/rock-paper-scissors/turns';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { renderPage } from '../../support/renderApp';
import { device, scriptedEnv } from '../../support/scriptedEnv';
import { asStored, SCORE_KEYS, validFields } from '../../support/storedTexts';
import { badgesOf } from '../card';
import { codeOf } from './codeOf';

type TestEnv = ReturnType<typeof scriptedEnv>;

/** Nine rounds won, best streak five; two quizzes; eight days and two badges. */
const CODE = codeOf({
  bbh: 20_800,
  r: [9, 20_800, 9, 3, 2, 5, 5],
  q: [2, 20_790, 4],
  p: [8, 5, '20783A7B'],
});

async function open(env: TestEnv = scriptedEnv(), path = '/report-card') {
  const visit = await renderPage(path, { env, preloadedState: await loadPreloadedState(env) });
  await act(() => startReportCard(visit.store));
  await screen.findByRole('button', { name: transfer.make });
  await act(async () => undefined);
  return visit;
}

function envWithScores() {
  const env = scriptedEnv();
  for (const key of SCORE_KEYS) env.localStorage.entries[key] = asStored(validFields);
  return env;
}

const button = (name: string) => screen.getByRole('button', { name });
const codeField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: transfer.code });
const pasteField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: transfer.paste });
const paste = (text: string) => fireEvent.change(pasteField(), { target: { value: text } });
/** What the live regions say. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const preview = () => screen.queryByRole('table', { name: transfer.preview });

/** The rows of the preview, by the game. */
function previewRows() {
  const [head, ...groups] = within(preview() as HTMLElement).getAllByRole('rowgroup');
  const cells = (row: HTMLElement) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);
  const rows = (group: HTMLElement | undefined) =>
    group ? within(group).getAllByRole('row').map(cells) : [];
  return {
    head: rows(head)[0],
    ...Object.fromEntries(
      groups.map((group) => {
        const [name, ...lines] = rows(group);
        return [name?.[0], lines.map((line) => line.join(' '))];
      }),
    ),
  };
}

// For the decoder; jsdom has none.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error');
  device.scoresPersisted.mockResolvedValue('askable');
});
afterEach(() => {
  const errors = [...error.mock.calls];
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
  expect(errors).toEqual([]);
});

describe('a code is made', () => {
  test('by a press: it is in a field that cannot be typed into, which gets the focus', async () => {
    const { user } = await open(envWithScores());
    expect(screen.queryByRole('textbox', { name: transfer.code })).toBeNull();
    await user.click(button(transfer.make));
    expect(codeField().value).toMatch(/^1\.eyJiYmgiO/);
    expect(codeField()).toHaveAttribute('readonly');
    expect(codeField()).toHaveFocus();
  });

  test('of what is here now', async () => {
    const { user, store } = await open();
    await user.click(button(transfer.make));
    const before = codeField().value;
    await act(async () => playRound(store));
    await user.click(button(transfer.make));
    expect(codeField().value).not.toBe(before);
  });

  test('and copied', async () => {
    const { user, env } = await open();
    await user.click(button(transfer.make));
    await user.click(button(transfer.copy));
    expect(env.copy).toHaveBeenCalledWith(codeField().value);
    expect(said()).toContain(transfer.copied);
  });

  test('where it cannot be copied, it is selected, to be copied by hand', async () => {
    const env = scriptedEnv();
    env.copy.mockResolvedValue(false);
    const { user } = await open(env);
    await user.click(button(transfer.make));
    await user.click(button(transfer.copy));
    expect(said()).toContain(transfer.notCopied);
    const { selectionStart, selectionEnd, value } = codeField();
    expect(codeField()).toHaveFocus();
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });

  test('and a link with it, which goes to WhatsApp as a message, too', async () => {
    const { user } = await open();
    await user.click(button(transfer.make));
    const link = addressOf('/report-card', hashOf(codeField().value));
    expect(screen.getByRole('link', { name: transfer.link })).toHaveAttribute('href', link);
    const { searchParams, host } = new URL(
      screen.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })[0]?.href as string,
    );
    expect(host).toBe('wa.me');
    expect(searchParams.get('text')).toBe(`${transfer.message}\n${link}`);
  });

  test('and a QR code, in which is the link', async () => {
    const { user } = await open(envWithScores());
    await user.click(button(transfer.make));
    const picture = await screen.findByRole('img', { name: transfer.qr });
    const [, , size = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const image = paint(picture.querySelector('path')?.getAttribute('d') ?? '', size);
    expect(decodeQR(image)).toBe(addressOf('/report-card', hashOf(codeField().value)));
  });

  test('that is too long for a QR code, without one, and with a line that says so', async () => {
    const overs = Object.fromEntries(
      Array.from({ length: 200 }, (_, day) => [20_782 + day, '344534453445']),
    );
    const env = scriptedEnv();
    env.localStorage.entries['persist:bbh_handCricket'] = asStored({ ...validFields, overs });
    const { user } = await open(env);
    await user.click(button(transfer.make));
    expect(await screen.findByText(transfer.qrTooLong)).toBeVisible();
    expect(screen.queryByRole('img', { name: transfer.qr })).toBeNull();
  });
});

/** The pixels of a path of bars, each a row high, as `QrCode` draws them. */
function paint(path: string, size: number, scale = 4) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * width + Number(x) * scale;
      for (let at = from; at < from + Number(length) * scale; at += 1) {
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

describe('a pasted text that is no code', () => {
  test.each([
    ['', transfer.errors.empty],
    ['   \n', transfer.errors.empty],
    [CODE.slice(0, 60), transfer.errors.cutOff],
    [codeOf({ bbh: 1, z: [1, 2, 3] }), transfer.errors.newer],
    ['https://www.example.org/#t=1.abc', transfer.errors.otherSite],
    ['kabaddi', transfer.errors.notACode],
    [codeOf({ bbh: 1, h: [0, 0, 1, 2] }), transfer.errors.notACode],
    ['x'.repeat(100_001), transfer.errors.tooLong],
  ])('%.30j: %s', async (text, line) => {
    const { user, store } = await open(envWithScores());
    const before = store.getState();
    paste(text);
    await user.click(button(transfer.check));
    expect(said()).toContain(line);
    expect(preview()).toBeNull();
    expect(screen.queryByRole('button', { name: transfer.merge })).toBeNull();
    expect(pasteField()).toHaveFocus();
    expect(pasteField()).toHaveValue(text);
    expect(store.getState()).toBe(before);
  });
});

describe('a code that is pasted and checked', () => {
  async function check(env = envWithScores(), code = CODE) {
    const visit = await open(env);
    paste(code);
    await visit.user.click(button(transfer.check));
    return visit;
  }

  test('shows what is here, what comes and what will be; the focus is on the table', async () => {
    const { store } = await check();
    expect(preview()).toHaveFocus();
    expect(previewRows()).toEqual({
      head: ['', transfer.here, transfer.comes, transfer.willBe],
      'Truth or Dare': ['Tasks 7 0 7', 'Streak 2 0 2', 'Best streak 4 0 4'],
      'Rock Paper Scissors': [
        'Won 6 9 9',
        'Lost 2 3 3',
        'Tied 1 2 2',
        'Streak 2 5 5',
        'Best streak 4 5 5',
      ],
      'Guess the Teacher': ['Best score 5 0 5'],
      'Quiz Game': ['Played 0 2 2', 'Best score 5 3 5'],
      'Backbencher Test': ['Ticks 3 0 3'],
      'Hand Cricket': [
        'Matches 8 0 8',
        'Won 6 0 6',
        'Streak 2 0 2',
        'Best streak 4 0 4',
        'Best innings 21 0 21',
        'Days of Aaj ka Over 2 0 2',
      ],
      'Chidiya Udd': [
        'Tez: games 3 0 3',
        'Tez: best 17 0 17',
        'Aaram se: games 1 0 1',
        'Aaram se: best 6 0 6',
        'Sahi lifts 20 0 20',
      ],
      'Raja Mantri Chor Sipahi': ['Khel 3 0 3', 'Rounds 15 0 15', 'Chor pakde 9 0 9'],
      'Report Card': expect.arrayContaining(['Days played 0 8 8', 'Guides 0 2 2']),
    });
    expect(store.getState().rockPaperScissors.tally.playerWins).toBe(6);
    expect(screen.queryByText(transfer.nothingNew)).toBeNull();
  });

  test('shows no game without figures', async () => {
    await check(scriptedEnv());
    expect(Object.keys(previewRows())).toEqual([
      'head',
      'Rock Paper Scissors',
      'Quiz Game',
      'Report Card',
    ]);
  });

  test('is merged by a press, as one event; the status says so, and has the focus', async () => {
    const { user, store } = await check();
    const actions = () => Object.values(liftedStoreOf(store).getState().actionsById);
    const length = actions().length;
    await user.dblClick(button(transfer.merge));
    expect(
      actions()
        .slice(length)
        .map(({ action }) => action.type),
    ).toEqual([
      'reportCard/scoresMerged',
      // It is the first round of ten that this phone knows of.
      'badges/badgesEarned',
    ]);
    expect(store.getState().rockPaperScissors.tally.playerWins).toBe(9);
    expect(store.getState().quiz.bestScore).toBe(5);
    expect(badgesOf(store)).toMatchObject({
      days: 8,
      earned: { 'streak-10': 20_790 },
      plays: { rockPaperScissors: { count: 9, day: 20_800 } },
    });
    expect(said()).toContain(transfer.merged);
    expect(screen.getByText(transfer.merged)).toHaveFocus();
    expect(preview()).toBeNull();
    expect(pasteField()).toHaveValue('');
  });

  test('and cancelled changes nothing; the status says so, and has the focus', async () => {
    const { user, store } = await check();
    const before = store.getState();
    await user.click(button(transfer.cancel));
    expect(store.getState()).toBe(before);
    expect(screen.getByText(transfer.cancelled)).toHaveFocus();
    expect(preview()).toBeNull();
    expect(pasteField()).toHaveValue('');
  });

  test('a second time brings nothing new, and merged changes nothing', async () => {
    const { user, store } = await check();
    await user.click(button(transfer.merge));
    const after = store.getState();
    paste(CODE);
    await user.click(button(transfer.check));
    expect(screen.getByText(transfer.nothingNew)).toBeVisible();
    await user.click(button(transfer.merge));
    expect(store.getState()).toBe(after);
  });

  test('is checked again when the text is changed', async () => {
    const { user } = await check();
    paste(`${CODE} `);
    expect(preview()).toBeNull();
    paste('kabaddi');
    await user.click(button(transfer.check));
    expect(said()).toContain(transfer.errors.notACode);
    paste(CODE);
    await user.click(button(transfer.check));
    expect(preview()).toBeVisible();
    expect(said()).not.toContain(transfer.errors.notACode);
  });

  test('shows what is here now, though it is played meanwhile', async () => {
    const { store } = await check();
    await act(async () => {
      for (let round = 0; round < 5; round += 1) playRound(store);
    });
    expect(previewRows()).toMatchObject({
      'Rock Paper Scissors': expect.arrayContaining(['Won 11 9 11']),
    });
  });

  test('may be one that was made here: it brings nothing new', async () => {
    const { user } = await open(envWithScores());
    await user.click(button(transfer.make));
    paste(codeField().value);
    await user.click(button(transfer.check));
    expect(screen.getByText(transfer.nothingNew)).toBeVisible();
  });
});

describe('a link with a code', () => {
  test.each(['#t=', '#t%3D'])(
    '%s fills in the field, and takes nothing; the hash is gone',
    async (hash) => {
      window.history.replaceState(null, '', `/report-card?a=1${hash}${CODE}`);
      const { store, user } = await open(scriptedEnv(), `/report-card?a=1${hash}${CODE}`);
      await waitFor(() => expect(pasteField()).toHaveValue(CODE));
      expect(said()).toContain(transfer.arrived);
      expect(window.location.hash).toBe('');
      expect(window.location.search).toBe('?a=1');
      expect(button(transfer.check)).toHaveFocus();
      expect(store.getState().rockPaperScissors.tally.playerWins).toBe(0);
      await user.click(button(transfer.check));
      expect(preview()).toBeVisible();
    },
  );

  test('that is broken is filled in, too, and says what is wrong when it is checked', async () => {
    window.history.replaceState(null, '', '/report-card#t=1.eyJiYm');
    const { user } = await open();
    expect(pasteField()).toHaveValue('1.eyJiYm');
    await user.click(button(transfer.check));
    expect(said()).toContain(transfer.errors.cutOff);
  });

  test('may be opened while the page is', async () => {
    await open();
    expect(pasteField()).toHaveValue('');
    window.history.replaceState(null, '', `/report-card#t=${CODE}`);
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(pasteField()).toHaveValue(CODE);
    expect(window.location.hash).toBe('');
  });

  test('is none with another hash, which stays', async () => {
    window.history.replaceState(null, '', '/report-card#naye-phone-par');
    await open();
    expect(pasteField()).toHaveValue('');
    expect(window.location.hash).toBe('#naye-phone-par');
  });
});

describe('what the browser says about storage', () => {
  test.each([
    ['promised', transfer.kept.promised],
    ['askable', transfer.kept.notPromised],
    ['prompts', transfer.kept.notPromised],
    ['unsupported', transfer.kept.unknown],
  ] as const)('%s: %s', async (answer, line) => {
    device.scoresPersisted.mockResolvedValue(answer);
    await open();
    await waitFor(() => expect(said()).toContain(line));
    const ask = screen.queryByRole('button', { name: transfer.kept.ask });
    expect(ask !== null).toBe(answer === 'prompts');
  });

  test('where it would prompt, a press asks it; then the line is another', async () => {
    device.scoresPersisted.mockResolvedValue('prompts');
    device.persistScores.mockClear();
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: transfer.kept.ask });
    expect(device.persistScores).not.toHaveBeenCalled();
    device.scoresPersisted.mockResolvedValue('promised');
    await user.click(ask);
    expect(device.persistScores).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(said()).toContain(transfer.kept.promised));
    expect(screen.queryByRole('button', { name: transfer.kept.ask })).toBeNull();
  });

  test('is unknown while the network fails', async () => {
    const env = scriptedEnv();
    env.loadDevice.mockRejectedValue(new Error('Loading chunk device failed.'));
    await open(env);
    await waitFor(() => expect(said()).toContain(transfer.kept.unknown));
  });
});
