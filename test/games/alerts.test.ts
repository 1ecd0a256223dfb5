/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { loadListings } from '../../src/games/listings';
import type { Alert, Alerts } from '../../src/layout/AlertDialog';
import { renderApp } from '../support/renderApp';

/** The alerts of the specification, with the page and the field that they are about. */
const specified = [
  {
    id: 'firstNameMissing',
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    lang: undefined,
    path: '/school-games',
    field: 'Pehla naam',
  },
  {
    id: 'secondNameMissing',
    text: 'Yaar dusre ka nam bhi dal do 😢',
    lang: undefined,
    path: '/school-games',
    field: 'Dusra naam',
  },
  {
    id: 'studentNameMissing',
    text: 'Please enter your name to start the quiz!',
    lang: 'en-IN',
    path: '/school-games/quizgame',
    field: 'Your name',
  },
];

let alerts: Alerts;
beforeAll(async () => {
  alerts = Object.assign({}, ...(await loadListings()).map((listing) => listing.alerts));
});

test('the alerts are those of the specification', () => {
  expect(Object.keys(alerts).toSorted()).toEqual(specified.map(({ id }) => id).toSorted());
});

test.each(specified)('$id says "$text", about "$field" on $path', async (expected) => {
  const alert = alerts[expected.id] as Alert;
  expect(alert.text).toBe(expected.text);
  expect(alert.lang).toBe(expected.lang);
  await renderApp(expected.path);
  const field = screen.getByRole('textbox', { name: expected.field });
  expect(document.getElementById(alert.fieldId)).toBe(field);
});
