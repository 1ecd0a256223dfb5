/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { loadListings } from '../../src/games/listings';
import type { Alert, Alerts } from '../../src/layout/AlertDialog';
import { renderApp } from '../support/renderApp';

/** The specification's error catalogue: the alerts, their pages and the fields they are about. */
const catalogue = [
  {
    id: 'firstNameMissing',
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    path: '/school-games',
    field: 'Pehla naam',
    lang: undefined,
  },
  {
    id: 'secondNameMissing',
    text: 'Yaar dusre ka nam bhi dal do 😢',
    path: '/school-games',
    field: 'Dusra naam',
    lang: undefined,
  },
  {
    id: 'studentNameMissing',
    text: 'Please enter your name to start the quiz!',
    path: '/school-games/quizgame',
    field: 'Your name',
    lang: 'en-IN',
  },
];

let alerts: Alerts;
beforeAll(async () => {
  alerts = Object.assign({}, ...(await loadListings()).map((listing) => listing.alerts));
});
const alertOf = (id: string) => alerts[id] as Alert;

test('the alerts are those of the catalogue', () => {
  expect(Object.keys(alerts).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

test.each(catalogue)('$id says "$text", marked with its language', ({ id, text, lang }) => {
  expect(alertOf(id).text).toBe(text);
  expect(alertOf(id).lang).toBe(lang);
});

test.each(catalogue)('$id is about the field "$field" of $path', async ({ id, path, field }) => {
  await renderApp(path);
  const element = document.getElementById(alertOf(id).fieldId);
  expect(element).toBe(screen.getByRole('textbox', { name: field }));
});
