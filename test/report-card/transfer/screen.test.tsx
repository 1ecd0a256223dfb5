/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addBadgesAndGames } from '../../../src/app/allFeatures';
import { transfer } from '../../../src/report-card/transfer/content';
import { playRound } from '../../games/rock-paper-scissors/turns';
import { renderApp } from '../../support/renderApp';
import { device, scriptedEnv } from '../../support/scriptedEnv';
import { codeOf } from './codeOf';

/* What is in a code and in the preview is tested without a screen; QR codes are read in browsers. */

/** Nine rounds won. */
const CODE = codeOf({ bbh: 20_800, r: [9, 20_800, 9, 3, 2, 5, 5], p: [8] });

async function open(env = scriptedEnv(), path = '/report-card') {
  window.history.replaceState(null, '', path);
  const visit = await renderApp(path, { env });
  await act(() => addBadgesAndGames(visit.store));
  await screen.findByRole('button', { name: transfer.make });
  await act(async () => undefined);
  const press = (name: string) => visit.user.click(screen.getByRole('button', { name }));
  const wins = () => visit.store.getState().rockPaperScissors.tally.playerWins;
  return { ...visit, press, wins };
}

const textbox = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const codeField = () => textbox(transfer.code);
const pasteField = () => textbox(transfer.paste);
const paste = (text: string) => fireEvent.change(pasteField(), { target: { value: text } });
/** What the live regions say. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const preview = () => screen.queryByRole('table', { name: transfer.preview });

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error');
  device.scoresPersisted.mockReset().mockResolvedValue('askable');
  device.persistScores.mockClear();
});
afterEach(() => {
  const errors = [...error.mock.calls];
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
  expect(errors).toEqual([]);
});

describe('a code is made by a press', () => {
  test('of what is here now, in a field that gets the focus; checked here it brings nothing new', async () => {
    const { press, store } = await open();
    await press(transfer.make);
    const before = codeField().value;
    expect(before).toMatch(/^1\.ey JiYm giO/);
    expect(codeField()).toHaveFocus();
    paste(before);
    await press(transfer.check);
    expect(screen.getByText(transfer.nothingNew)).toBeVisible();
    await act(async () => playRound(store));
    await press(transfer.make);
    expect(codeField().value).not.toBe(before);
  });

  test('and copied; where it cannot be copied, it is selected', async () => {
    const { press, env } = await open();
    await press(transfer.make);
    await press(transfer.copy);
    expect(env.copy).toHaveBeenCalledWith(codeField().value.replaceAll(' ', ''));
    expect(said()).toContain(transfer.copied);
    env.copy.mockResolvedValue(false);
    await press(transfer.copy);
    expect(said()).toContain(transfer.notCopied);
    const { selectionStart, selectionEnd, value } = codeField();
    expect(codeField()).toHaveFocus();
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });
});

describe('a pasted text', () => {
  test('that is no code is answered with why, and gets the focus; another is checked anew', async () => {
    const { press } = await open();
    paste('kabaddi');
    await press(transfer.check);
    expect(said()).toContain(transfer.errors.notACode);
    expect(preview()).toBeNull();
    expect(pasteField()).toHaveFocus();
    expect(pasteField()).toHaveValue('kabaddi');
    paste(CODE);
    await press(transfer.check);
    expect(said()).not.toContain(transfer.errors.notACode);
    expect(preview()).toHaveFocus();
    paste(`${CODE} `);
    expect(preview()).toBeNull();
  });

  test.each([
    ['merged by a press', transfer.merge, transfer.merged, 9],
    ['cancelled', transfer.cancel, transfer.cancelled, 0],
  ])('is %s: the status says so, and has the focus', async (_what, name, line, won) => {
    const { press, user, wins } = await open();
    paste(CODE);
    await press(transfer.check);
    expect(screen.queryByText(transfer.nothingNew)).toBeNull();
    expect(wins()).toBe(0);
    await user.click(screen.getByRole('button', { name }));
    expect(wins()).toBe(won);
    expect(screen.getByText(line)).toHaveFocus();
    expect(preview()).toBeNull();
    expect(pasteField()).toHaveValue('');
  });
});

describe('a link with a code', () => {
  test('fills in the field, and takes nothing; the hash is gone', async () => {
    const { wins } = await open(scriptedEnv(), `/report-card?a=1#t=${CODE}`);
    await waitFor(() => expect(pasteField()).toHaveValue(CODE));
    expect(said()).toContain(transfer.arrived);
    expect(window.location.hash).toBe('');
    expect(window.location.search).toBe('?a=1');
    expect(screen.getByRole('button', { name: transfer.check })).toHaveFocus();
    expect(preview()).toBeNull();
    expect(wins()).toBe(0);
  });

  test('may be opened while the page is; another hash stays', async () => {
    await open(scriptedEnv(), '/report-card#naye-phone-par');
    expect(pasteField()).toHaveValue('');
    expect(window.location.hash).toBe('#naye-phone-par');
    window.history.replaceState(null, '', `/report-card#t=${CODE}`);
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(pasteField()).toHaveValue(CODE);
    expect(window.location.hash).toBe('');
  });
});

const { kept } = transfer;

test.each([
  ['promised', kept.promised],
  ['askable', kept.notPromised],
  ['unsupported', kept.unknown],
  ['no network', kept.unknown],
] as const)('what the browser promises about storage is said: %s: %s', async (answer, line) => {
  const env = scriptedEnv();
  if (answer === 'no network') env.loadDevice.mockRejectedValue(new Error('Loading failed.'));
  else device.scoresPersisted.mockResolvedValue(answer);
  await open(env);
  await waitFor(() => expect(said()).toContain(line));
  expect(screen.queryByRole('button', { name: kept.ask })).toBeNull();
});

test('where it would prompt, a press asks it; then the line is another', async () => {
  device.scoresPersisted.mockResolvedValue('prompts');
  const { press } = await open();
  await waitFor(() => expect(said()).toContain(kept.notPromised));
  expect(device.persistScores).not.toHaveBeenCalled();
  device.scoresPersisted.mockResolvedValue('promised');
  await press(kept.ask);
  expect(device.persistScores).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(said()).toContain(kept.promised));
  expect(screen.queryByRole('button', { name: kept.ask })).toBeNull();
});
