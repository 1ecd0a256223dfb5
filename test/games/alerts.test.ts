/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { games } from '../../src/games';
import type { Alerts } from '../../src/layout/AlertDialog';
import { renderApp, renderStore } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';
import { fixtures } from './fixtures';

const specified = fixtures.flatMap(({ game, alerts = [] }) =>
  alerts.map((alert) => ({ lang: undefined, path: game.path, ...alert })),
);

let alerts: Alerts;
beforeAll(async () => {
  const modules = await Promise.all(games.map((game) => game.load()));
  const ofGames = modules.map(({ page }) => page.alerts ?? {});
  alerts = Object.assign({}, ...ofGames);
  // An id is used by one game only.
  expect(Object.keys(alerts)).toEqual(ofGames.flatMap(Object.keys));
});

test('the games have the alerts that are specified for them, and no others', () => {
  expect(Object.keys(alerts)).toEqual(specified.map(({ id }) => id));
});

test.each(specified)('$id says "$text", about "$field" on $path', async (expected) => {
  const { text, lang, fieldId } = alerts[expected.id] ?? {};
  expect([text, lang]).toEqual([expected.text, expected.lang]);
  await renderApp(expected.path);
  const field = screen.getByRole('textbox', { name: expected.field });
  expect(document.getElementById(fieldId ?? '')).toBe(field);
});

const button = (name: string) => screen.getByRole('button', { name });
const alert = () => screen.queryByRole<HTMLDialogElement>('alertdialog');

test.each([
  ['a page', Fragment],
  ['StrictMode', StrictMode],
])(
  'in %s an alert that the browser itself closes, or others take away, opens again, and stays',
  async (_where, Mode) => {
    await renderStore('/school-games', makeStore({ env: scriptedEnv() }), Mode);
    const ways = [
      () => alert()?.close(),
      () => alert()?.remove(),
      () => fireEvent.click(button('OK')),
    ];
    for (const close of ways) {
      fireEvent.click(button('Calculate'));
      await act(async () => close());
      expect(alert()).toBeNull();
    }
    // The event of the first one comes when the second one is open.
    fireEvent.click(button('Calculate'));
    fireEvent.click(button('OK'));
    await act(async () => fireEvent.click(button('Calculate')));
    expect(alert()).toBeVisible();
  },
);

const { showModal } = HTMLDialogElement.prototype;
afterEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));

test('where there are no modal dialogs, Tab stays in an alert, and Escape closes it', async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  await renderApp('/school-games');
  const user = userEvent.setup();
  await user.click(button('Calculate'));
  expect(button('OK')).toHaveFocus();
  for (const shift of [false, true]) {
    await user.tab({ shift });
    expect(button('OK')).toHaveFocus();
    // As a press beside it does.
    button('OK').blur();
  }
  await user.tab();
  expect(button('OK')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(alert()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Pehla naam' })).toHaveFocus();
});
