/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { loadPreloadedState } from '../../support/store';
import { taken } from '../../support/taken';
import '../../support/noLazyParts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { scoreCard } from '../../../src/games/shared/content';

import type { RootState } from '../../../src/state/types';
import { uiSlice } from '../../../src/state/uiSlice';
import { mainPart } from '../../support/mainPart';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { scriptedEnv } from '../../support/scriptedEnv';
import { asStored } from '../../support/storedTexts';
import { fixturesWithScoreCard } from '../fixtures';

const heading = () => screen.getByRole('heading', { name: 'Score' });
const queryResetButton = () => screen.queryByRole('button', { name: 'Reset score' });
const resetButton = () => screen.getByRole('button', { name: 'Reset score' });
const dialog = () => screen.queryByRole('alertdialog');
const dialogButton = (name: 'Reset' | 'Cancel') =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });

/** The score card on the screen, in order: each label with its text. */
function figureTexts(): Record<string, string> {
  const list = within(mainPart()).queryByLabelText('Score');
  if (!list) return {};
  const texts = (role: 'term' | 'definition') =>
    within(list)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index] ?? '']));
}

/** Each game with a score card. */
const cards = fixturesWithScoreCard.map(({ game, name, scores }) => ({
  ...scores,
  name,
  slice: game.key,
  path: game.path,
  key: `persist:bbh_${game.key}`,
}));

type Card = (typeof cards)[number];
type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

const truthOrDare = cards.find(({ slice }) => slice === 'truthOrDare') as Card;
const ALL_STORED = Object.fromEntries(cards.map(({ key, earlier }) => [key, asStored(earlier)]));

/** Opens a game with the scores of all games in storage. */
async function openWithScores({ path }: Card = truthOrDare) {
  // Two draws: the teacher of Guess the Teacher, and the card.
  const env = scriptedEnv([0, 0]);
  Object.assign(env.localStorage.entries, ALL_STORED);
  return renderWithFakeTimers(path, { env, preloadedState: await loadPreloadedState(env) });
}

afterEach(() => void jest.useRealTimers());

test.each(cards)(
  'Reset clears the score of $name, on the page and in storage, and no other score',
  async (card) => {
    const { user, store, env } = await openWithScores(card);
    expect(figureTexts()).toEqual(card.shown);
    const before = store.getState();
    await user.click(resetButton());
    await user.click(dialogButton('Reset'));
    expect(dialog()).not.toBeInTheDocument();
    expect(queryResetButton()).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(figureTexts()).toEqual(card.cleared);
    expect(screen.queryByRole('list', { name: 'History' })?.children ?? []).toHaveLength(0);

    const { key } = card;
    const { [key]: stored, ...rest } = env.localStorage.entries;
    expect({ ...rest, [key]: ALL_STORED[key] }).toEqual(ALL_STORED);
    expect(stored).not.toBe(ALL_STORED[key]);
    const now = store.getState();
    const changed = cards.filter(
      ({ slice }) => now[slice as keyof RootState] !== before[slice as keyof RootState],
    );
    expect(changed).toEqual([card]);
  },
);

test.each(cards)('Reset score is there from the first score of $name on', async (card) => {
  // The first teacher of `takeClass`, and the card.
  const { store } = await renderWithFakeTimers(card.path, { draws: [0.9, 0] });
  expect(queryResetButton()).not.toBeInTheDocument();
  await act(async () => card.score(store));
  expect(resetButton()).toBeVisible();
  expect(figureTexts()).not.toEqual({});
});

describe('the question of Reset score', () => {
  test.each<[string, (visit: Visit) => unknown]>([
    ['Cancel', ({ user }) => user.click(dialogButton('Cancel'))],
    ['Enter, as the focus is on Cancel', ({ user }) => user.keyboard('{Enter}')],
    // Browsers fire this event for the Escape key; jsdom does not.
    ['Escape', () => fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }))],
  ])('is asked each time, and answered by %s: score kept, focus restored', async (_way, cancel) => {
    const visit = await openWithScores();
    for (const _time of ['once', 'again']) {
      await visit.user.click(resetButton());
      const question = screen.getByRole('alertdialog', { name: scoreCard.question });
      const buttons = [dialogButton('Cancel'), dialogButton('Reset')];
      expect(within(question).getAllByRole('button')).toEqual(buttons);
      expect(dialogButton('Cancel')).toHaveFocus();
      await cancel(visit);
      expect(dialog()).not.toBeInTheDocument();
      expect(resetButton()).toHaveFocus();
    }
    expect(figureTexts()).toEqual(truthOrDare.shown);
    expect(visit.env.localStorage.entries).toEqual(ALL_STORED);
  });

  test.each(['Reset', 'Cancel'] as const)(
    'leaves the focus on the heading if another tab resets the score before %s',
    async (answer) => {
      const { user, store } = await openWithScores();
      await user.click(resetButton());
      const none = { difficulty: 'hard', tasksCompleted: 0, streak: 0, bestStreak: 0 } as const;
      act(() => void store.dispatch(taken('truthOrDare')(none)));
      expect(queryResetButton()).not.toBeInTheDocument();
      expect(dialogButton('Cancel')).toHaveFocus();
      await user.click(dialogButton(answer));
      expect(dialog()).not.toBeInTheDocument();
      expect(heading()).toHaveFocus();
    },
  );

  test('is closed when the visitor leaves the game', async () => {
    const { user, follow, env } = await openWithScores();
    await user.click(resetButton());
    for (const to of ['Quiz Game', truthOrDare.name]) {
      await follow(screen.getByRole('link', { name: to }));
      expect(dialog()).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: to })).toHaveFocus();
    }
    expect(env.localStorage.entries).toEqual(ALL_STORED);
  });
});

test.each(cards)('in $name it is said once that nothing is stored', async (card) => {
  const preloadedState = { ui: { ...uiSlice.getInitialState(), scoresKept: false } };
  await renderWithFakeTimers(card.path, { preloadedState, draws: [0, 0] });
  expect(screen.getByText(scoreCard.notSaved)).toBeVisible();
});
