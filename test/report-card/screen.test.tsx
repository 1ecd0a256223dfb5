/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { act, screen, within } from '@testing-library/react';
import { addBadgesAndGames } from '../../src/app/allFeatures';
import { games } from '../../src/games';
import { remarks as quizRemarks } from '../../src/games/quiz/report';
import { badgeTexts, news } from '../../src/games/shared/badges/content';
import { badges as badgeLabels } from '../../src/report-card/badges/content';
import { card, content, gradeLines } from '../../src/report-card/content';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { loadPreloadedState } from '../support/store';
import { asStored, SCORE_KEYS, validFields } from '../support/storedTexts';
import { BADGES_KEY, goTo, TODAY } from './card';

/** The card as a visitor finds it on a day, with what is stored, once all its parts have come. */
async function open(entries: Record<string, string> = {}, day = TODAY) {
  const env = scriptedEnv();
  goTo(env, day);
  Object.assign(env.localStorage.entries, entries);
  const preloadedState = await loadPreloadedState(env);
  const visit = await renderApp('/report-card', { env, preloadedState });
  await act(() => addBadgesAndGames(visit.store));
  await screen.findByRole('list', { name: badgeLabels.heading });
  return visit;
}

const article = () => within(screen.getByRole('article', { name: content.heading }));
const badgeItem = (name: string) =>
  within(screen.getByRole('list', { name: badgeLabels.heading }))
    .getByText(name)
    .closest('li');

/** The terms in the region of a game, each with its text. */
function descriptions(name: string) {
  const { getAllByRole } = within(article().getByRole('region', { name }));
  const texts = (role: string) => getAllByRole(role).map(({ textContent }) => textContent ?? '');
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index]]));
}

test('the card of somebody who has played nothing invites to each game, and has nothing to send', async () => {
  await open();
  expect(screen.getByText(card.empty)).toBeVisible();
  expect(article().getAllByRole('region')).toHaveLength(games.length);
  for (const { name, invitation, path } of games) {
    expect(article().getByRole('link', { name })).toHaveAttribute('href', path);
    expect(descriptions(name)).toEqual({ Remark: invitation });
  }
  expect(article().getByText('0 din haazir')).toBeVisible();
  expect(article().queryByText(/%$/)).toBeNull();
  expect(article().getByText('0 / 18')).toBeVisible();
  expect(article().queryByText(/ ko mila$/)).toBeNull();
  expect(article().getByRole('link', { name: card.chooseGame })).toHaveAttribute(
    'href',
    '/school-games',
  );
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Share' })).toBeNull();
});

const played = {
  ...Object.fromEntries(SCORE_KEYS.map((key) => [key, asStored(validFields)])),
  [BADGES_KEY]: asStored({
    earned: { 'first-win': 20_783, 'no-hint': 1 },
    plays: { quiz: { count: 3, day: 20_790 }, loveCalculator: { count: 6, day: 20_785 } },
    days: 4,
    guides: [],
  }),
};

test('the card of somebody who has played has rows, a grade, and badges with their days', async () => {
  await open(played);
  expect(screen.queryByText(card.empty)).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(descriptions('Quiz Game')).toEqual({
    Played: '3',
    Best: '5 / 5',
    Remark: quizRemarks[0]?.text,
  });
  // What was never counted is left out.
  expect(Object.keys(descriptions('Love Calculator'))).toEqual(['Played', 'Remark']);
  expect(Object.keys(descriptions('Guess the Teacher'))).toEqual(['Best', 'Remark']);
  expect(descriptions('Rock Paper Scissors')).toHaveProperty('Streak', '2');
  // The mean of 7, 75, 10, 100, 15, 75, 43 and 60 marks.
  expect(await article().findByText('48%')).toBeVisible();
  expect(article().getByText('C')).toBeVisible();
  expect(article().getByText(gradeLines[3]?.text as string)).toBeVisible();
  // Those that the scores earn are of today.
  expect(badgeItem(badgeTexts['first-win'].name)).toHaveTextContent('26 Nov 2026 ko mila');
  // By a clock in 1970.
  expect(badgeItem(badgeTexts['no-hint'].name)).toHaveTextContent('25 Nov 2026 ko mila');
  expect(badgeItem(badgeTexts['full-marks'].name)).toHaveTextContent('15 Jun 2031 ko mila');
  // The earned badges come first, then the nearest, each with how far it is.
  const texts = within(screen.getByRole('list', { name: badgeLabels.heading }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const progress = texts.map((text) => {
    const [, count, of] = /: (\d+) \/ (\d+)/.exec(text) ?? [];
    return / ko mila$/.test(text) ? 1 : Number(count ?? 0) / Number(of ?? 1);
  });
  expect(progress).toEqual(progress.toSorted((one, other) => other - one));
  expect(new Set(progress).size).toBeGreaterThan(4);
  expect(badgeItem(badgeTexts['seven-days'].name)).toHaveTextContent(': 4 / 7');
  // Told by the stamps alone, as those that a code brings.
  expect(screen.queryByRole('link', { name: news.open })).toBeNull();
});

test.each([
  // The day of the second of two overs.
  [20_783, ['2 din haazir', 'Is month: 2 / 26 din']],
  [TODAY, ['2 din haazir', 'Is month: 0 / 15 din']],
  [1, ['2 din haazir']],
])('on day %i the register has the days of that month: %s', async (day, texts) => {
  await open(played, day);
  const register = article().getByText(card.attendance).closest('dl') as HTMLElement;
  const shown = within(register).getAllByRole('definition');
  expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
});

test('a game that was played comes before those that were not', async () => {
  await open({ 'persist:bbh_quiz': asStored({ bestScore: 3 }) });
  const names = article()
    .getAllByRole('region')
    .map((region) => within(region).getByRole('link').textContent);
  const others = games.map(({ name }) => name).filter((name) => name !== 'Quiz Game');
  expect(names).toEqual(['Quiz Game', ...others]);
});

test('somebody who has played Aaj ka Over alone is present, and not on the first day', async () => {
  await open({ 'persist:bbh_handCricket': asStored({ overs: { 20782: '42' } }) });
  expect(article().getByText(/1 din haazir/)).toBeVisible();
  expect(article().queryByText(card.empty)).toBeNull();
});
