/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { loadListings } from '../../src/games/listings';
import type { Alerts } from '../../src/layout/AlertDialog';
import { renderApp } from '../support/renderApp';
import { fixtures } from './fixtures';

const specified = fixtures.flatMap(({ game, alerts = [] }) =>
  alerts.map((alert) => ({ lang: undefined, path: game.path, ...alert })),
);

let alerts: Alerts;
beforeAll(async () => {
  const ofGames = (await loadListings()).map((listing) => listing.alerts ?? {});
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
