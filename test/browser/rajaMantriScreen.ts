import type { Locator, Page } from '@playwright/test';
import { roleNames } from '../../src/games/raja-mantri-chor-sipahi/content';
import type { Deal, Guesser } from '../../src/games/raja-mantri-chor-sipahi/rules';
import { ROLES, suspectsOf } from '../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../src/games/shared/shuffled';
import { mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect, link } from './site';

export type { Deal };
export { roleNames };

export const RAJA_MANTRI = '/school-games/raja-mantri-chor-sipahi';

export const FOUR = ['Raju', 'Sunita', 'Bittu', 'Meena'] as const;

/** Raju is Raja, Sunita the Chor, Bittu the Mantri, Meena the Sipahi. */
export const DEAL: Deal = ['raja', 'chor', 'mantri', 'sipahi'];

/** Long, in other scripts, from right to left, and twice the same. */
export const HARD_NAMES = [
  'Venkatanarasimharajuvaripeta Subramaniam',
  'राजकुमारी सुनीता देवी',
  'عبد الرحمن الفيروزآبادي',
  'عبد الرحمن الفيروزآبادي',
] as const;

/** The random numbers by which these chits are dealt. */
export function drawsOf(deal: Deal): number[] {
  for (const a of [0, 1, 2, 3])
    for (const b of [0, 1, 2])
      for (const c of [0, 1]) {
        const draws = [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2];
        const left = [...draws];
        if (shuffled(ROLES, () => left.shift() as number).join() === deal.join()) return draws;
      }
  throw new Error(`${deal.join()} is no deal.`);
}

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

/** Page object of Raja Mantri Chor Sipahi. `press` is by mouse, by touch or by keyboard. */
export function rajaMantri(page: Page, press: Press = click) {
  const main = page.getByRole('main');
  const startButton = button(page, 'Start');
  const question = page.getByRole('radiogroup', { name: 'Chor kaun?', exact: true });
  const table = page.getByRole('table', { name: 'Scores', exact: true });
  const screen = {
    ...scoreCard(page),
    main,
    name: (player: number) =>
      page.getByRole('textbox', { name: `Player ${player + 1}`, exact: true }),
    rounds: (count: 3 | 5 | 10) =>
      page
        .getByRole('radiogroup', { name: 'Rounds', exact: true })
        .getByRole('radio', { name: String(count), exact: true }),
    guesser: (guesser: Guesser) =>
      page
        .getByRole('radiogroup', { name: 'Jasoos', exact: true })
        .getByRole('radio', { name: roleNames[guesser], exact: true }),
    startButton,
    alert: page.getByRole('alertdialog'),
    round: main.getByText(/^Round \d+ of \d+$/),
    /** Of whoever has the phone next. */
    takeButton: main.getByRole('button', { name: /^Main .+ hoon$/ }),
    openButton: button(page, 'Chit dikhao'),
    hideButton: button(page, 'Chit chhupao'),
    /** The chit that is open. */
    chit: main.getByRole('status').first(),
    /** The drawings of the desk. */
    desk: main.locator('div:has(> [role=status])').first(),
    question,
    heading: page.getByRole('heading', { name: 'Chor kaun?', exact: true }),
    suspects: question.getByRole('radio'),
    suspect: (name: string) => question.getByRole('radio', { name, exact: true }),
    guessButton: button(page, 'Guess'),
    verdict: main.getByText(/^Chor (?:mil|nikal) gaya!$/),
    table,
    rows: table.getByRole('row'),
    nextButton: button(page, 'Next round'),
    endButton: button(page, 'Game khatam'),
    winner: page.getByRole('heading', { name: /ke sar taaj!$/ }),
    againButton: button(page, 'Play again'),
    otherNamesButton: button(page, 'Naam badlo'),
    replayLink: link(page, 'Match ka replay'),

    async typeNames(names: readonly string[] = FOUR) {
      for (const [player, name] of names.entries()) await screen.name(player).fill(name);
    },
    /** Starts a game, or the next round, with these chits. */
    async deal(deal: Deal = DEAL, by = startButton) {
      await mockRandom(page, ...drawsOf(deal));
      await press(by);
      await expect(screen.takeButton).toBeVisible();
    },
    /** The next player looks at a chit, which must be this one. */
    async look(role: Deal[number]) {
      await press(screen.takeButton);
      await press(screen.openButton);
      await expect(screen.chit).toContainText(roleNames[role]);
      await press(screen.hideButton);
    },
    /** All four look at their chits. */
    async lookAll(deal: Deal = DEAL) {
      for (const role of deal) await screen.look(role);
      await expect(question).toBeVisible();
    },
    /** Names the Chor, or the other one of the two. */
    async guess(deal: Deal = DEAL, isRight = true, guesser: Guesser = 'mantri') {
      const at = suspectsOf(deal, guesser).findIndex((it) => (deal[it] === 'chor') === isRight);
      await press(screen.suspects.nth(at));
      await press(screen.guessButton);
      await expect(screen.verdict).toHaveText(isRight ? 'Chor mil gaya!' : 'Chor nikal gaya!');
    },
    /** The rest of a round: all look, and the Chor is named, or the other one. */
    async playOn(deal: Deal = DEAL, isRight = true) {
      await screen.lookAll(deal);
      await screen.guess(deal, isRight);
    },
    /** The texts of the table, row by row. */
    expectTable: (...rows: (string | number)[][]) =>
      expect
        .poll(() =>
          table.evaluate((element) =>
            [...element.querySelectorAll('tr')].map(({ cells }) =>
              Array.from(cells, ({ textContent }) => textContent),
            ),
          ),
        )
        .toEqual(rows.map((row) => row.map(String))),
  };
  return screen;
}
