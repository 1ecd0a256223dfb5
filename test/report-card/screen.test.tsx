/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadPreloadedState } from '../../src/app/persistence';
import { startReportCard } from '../../src/app/startReportCard';
import { games } from '../../src/games';
import { remarks as quizRemarks } from '../../src/games/quiz/report/content';
import { pageOpened } from '../../src/layout/uiSlice';
import { badges as badgeLabels, badgeTexts } from '../../src/report-card/badges/content';
import { card, content } from '../../src/report-card/content';
import { gradeLines, heading } from '../../src/report-card/grade/content';
import { loadInvitations } from '../../src/report-card/invitations';
import { badgesRestored } from '../../src/report-card/slice';
import { takeQuiz } from '../games/quiz/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { renderApp } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';
import { asStored, SCORE_KEYS, validFields } from '../support/storedTexts';
import { BADGES_KEY, badgesOf, goTo, TODAY } from './card';

type TestEnv = ReturnType<typeof scriptedEnv>;

/** The card as a visitor finds it, once all its parts have come. */
async function open(env: TestEnv = scriptedEnv()) {
  const visit = await renderApp('/report-card', {
    env,
    preloadedState: await loadPreloadedState(env),
  });
  await act(() => startReportCard(visit.store));
  await screen.findByRole('list', { name: badgeLabels.heading });
  return visit;
}

/** An env with scores of an earlier visit, and these badges. */
function envWith(badges: object) {
  const env = scriptedEnv();
  for (const key of SCORE_KEYS) env.localStorage.entries[key] = asStored(validFields);
  env.localStorage.entries[BADGES_KEY] = asStored(badges);
  return env;
}

const article = () => within(screen.getByRole('article', { name: content.heading }));
const subject = (name: string) => within(article().getByRole('region', { name }));

/** The terms of a list of descriptions, each with its text. */
const descriptions = ({ getAllByRole }: ReturnType<typeof subject>) => {
  const texts = (role: string) => getAllByRole(role).map(({ textContent }) => textContent ?? '');
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index]]));
};

describe('the card of somebody who has played nothing', () => {
  test('says so, and invites to each game, in the order of the hub', async () => {
    await open();
    const invitations = await loadInvitations();
    expect(screen.getByText(card.empty)).toBeVisible();
    expect(screen.queryByText(card.countedSince)).toBeNull();
    const regions = article().getAllByRole('region');
    expect(regions).toHaveLength(games.length);
    for (const [index, { game, name, invitation }] of invitations.entries()) {
      const inRegion = within(regions[index] as HTMLElement);
      expect(inRegion.getByRole('link', { name })).toHaveAttribute('href', game.path);
      expect(descriptions(inRegion)).toEqual({ Remark: invitation });
    }
  });

  test('has no grade, no days of this month, and nothing to share or to print', async () => {
    await open();
    expect(article().getByText('0 din haazir')).toBeVisible();
    expect(article().queryByText(/Is month/)).toBeNull();
    expect(article().queryByText(heading)).toBeNull();
    expect(screen.queryByRole('button', { name: /print/i })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Share' })).toBeNull();
  });

  test('lists every badge with what earns it', async () => {
    await open();
    const items = within(screen.getByRole('list', { name: badgeLabels.heading })).getAllByRole(
      'listitem',
    );
    expect(
      items.map((item) => within(item).getByText(/^(?=.)/, { selector: 'strong' }).textContent),
    ).toEqual(Object.values(badgeTexts).map(({ name }) => name));
    for (const [index, { line }] of Object.values(badgeTexts).entries()) {
      expect(items[index]).toHaveTextContent(line);
      expect(items[index]).toHaveTextContent(badgeLabels.notEarned);
    }
    expect(article().getByText('0 / 18')).toBeVisible();
  });
});

describe('the card of somebody who has played', () => {
  const badges = {
    earned: { 'first-win': 20_783 },
    plays: { quiz: { count: 3, day: 20_790 }, loveCalculator: { count: 6, day: 20_785 } },
    days: 4,
    guides: [],
  };

  test('has a row for each game; what was never counted is left out', async () => {
    await open(envWith(badges));
    expect(descriptions(subject('Rock Paper Scissors'))).toMatchObject({
      Played: '9',
      Best: '4 lagataar',
      Streak: '2',
    });
    expect(descriptions(subject('Quiz Game'))).toEqual({
      Played: '3',
      Best: '5 / 5',
      Remark: quizRemarks[0]?.text,
    });
    expect(Object.keys(descriptions(subject('Love Calculator')))).toEqual(['Played', 'Remark']);
    expect(Object.keys(descriptions(subject('Guess the Teacher')))).toEqual(['Best', 'Remark']);
    expect(Object.keys(descriptions(subject('Backbencher Test')))).toEqual(['Best', 'Remark']);
    expect(descriptions(subject('Hand Cricket'))).toMatchObject({ Best: '21 runs' });
    expect(screen.queryByText(card.empty)).toBeNull();
    expect(screen.getByText(card.countedSince)).toBeVisible();
  });

  test('has a grade, by the mean of the marks', async () => {
    await open(envWith(badges));
    // 7, 75, 10, 100, 15, 75, 43 and 60 marks.
    expect(await article().findByText('48%')).toBeVisible();
    expect(article().getByText('C')).toBeVisible();
    expect(article().getByText(gradeLines[3]?.text as string)).toBeVisible();
  });

  test('has the days present, and those of this month', async () => {
    const env = envWith(badges);
    // 26 November 2026, the day of the second over: both are of that month.
    goTo(env, 20_783);
    await open(env);
    expect(article().getByText(/2 din haazir/)).toHaveTextContent(
      '2 din haazir · Is month: 2 / 26 din',
    );
  });

  test('has no days of a month in which there were none', async () => {
    await open(envWith(badges));
    expect(article().getByText(/2 din haazir/)).toHaveTextContent('Is month: 0 / 15 din');
  });

  test('dates the badges, those that the scores earn with today', async () => {
    await open(envWith(badges));
    const item = (name: string) =>
      within(screen.getByRole('list', { name: badgeLabels.heading }))
        .getByText(name)
        .closest('li');
    expect(item(badgeTexts['first-win'].name)).toHaveTextContent('26 Nov 2026 ko mila');
    expect(item(badgeTexts['full-marks'].name)).toHaveTextContent('15 Jun 2031 ko mila');
    expect(item(badgeTexts['hundred-tasks'].name)).toHaveTextContent(badgeLabels.notEarned);
  });

  test('follows what is played while it is open', async () => {
    const { store } = await open();
    await act(async () => playRound(store));
    expect(descriptions(subject('Rock Paper Scissors'))).toMatchObject({
      Played: '1',
      Streak: '1',
    });
    expect(await article().findByText('100%')).toBeVisible();
    expect(article().getByText('1 / 18')).toBeVisible();
    expect(screen.getByRole('button', { name: /print/i })).toBeVisible();
  });
});

test('somebody who has played Aaj ka Over alone is present, and not on the first day', async () => {
  const env = scriptedEnv();
  env.localStorage.entries['persist:bbh_handCricket'] = asStored({ overs: { 20782: '42' } });
  await open(env);
  expect(article().getByText(/1 din haazir/)).toBeVisible();
  expect(article().queryByText(card.empty)).toBeNull();
});

describe('the news of a badge', () => {
  const news = () =>
    screen
      .getAllByRole('log')
      .map(({ textContent }) => textContent)
      .find((text) => /badge/.test(text ?? ''));

  async function openGame() {
    const visit = await renderApp('/school-games/rockpaperscissors');
    await act(() => startReportCard(visit.store));
    return visit;
  }

  test('is read out on the page of the game, with a link to the card, and not on the next page', async () => {
    const { store } = await openGame();
    expect(news()).toBeUndefined();
    await act(async () => playRound(store));
    await waitFor(() => expect(news()).toBe('Naya badge: Pehla Gold Star'));
    expect(screen.getByRole('link', { name: badgeLabels.open })).toHaveAttribute(
      'href',
      '/report-card',
    );
    await act(async () => void store.dispatch(pageOpened('/')));
    expect(news()).toBeUndefined();
    expect(screen.queryByRole('link', { name: badgeLabels.open })).toBeNull();
  });

  test('names all of them', async () => {
    const { store } = await openGame();
    await act(async () => {
      takeQuiz(store);
      playRound(store);
    });
    await waitFor(() => expect(news()).toBe('Naye badges: Galti Se Topper, Pehla Gold Star'));
  });

  test('is not what another tab has earned', async () => {
    const { store } = await openGame();
    const earned = { wedding: TODAY };
    await act(
      async () => void store.dispatch(badgesRestored({ earned, plays: {}, days: 1, guides: [] })),
    );
    expect(badgesOf(store).earned).toEqual(earned);
    expect(news()).toBeUndefined();
  });
});
