import type { Page } from '@playwright/test';
import { installDevTools, loggedTypes } from './actionRecorder';
import { layoutFaults } from './layoutFaults';
import { expectPage } from './pages';
import type { Deal } from './rajaMantriScreen';
import { DEAL, FOUR, HARD_NAMES, RAJA_MANTRI, rajaMantri, roleNames } from './rajaMantriScreen';
import { shareScreen } from './shareScreen';
import {
  atEachSize,
  DESKTOP,
  expect,
  expectReady,
  GAME_SIZES,
  gameTiles,
  LANDSCAPE,
  link,
  NARROWEST,
  PHONE,
  setHidden,
  storedByBrowser,
  test,
} from './site';

/** Opens the game, with the chits dealt to four players. */
async function openDealt(page: Page, open: (path: string) => Promise<void>) {
  await open(RAJA_MANTRI);
  const game = rajaMantri(page);
  await game.typeNames();
  await game.deal();
  return game;
}

const OTHER_DEAL: Deal = ['mantri', 'raja', 'sipahi', 'chor'];

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('four friends play three rounds by touch, up to the crown, and again with the same names', {
    tag: '@journey',
  }, async ({ page, open }) => {
    await open(RAJA_MANTRI);
    const game = rajaMantri(page, (control) => control.tap());
    await game.typeNames();
    await game.rounds(3).check();
    await game.deal();
    await expect(game.round).toHaveText('Round 1 of 3');
    await game.lookAll();
    await game.guess();
    await game.expectTable(
      ['Round', ...FOUR],
      [1, 1000, 0, 800, 500],
      ['Total', 1000, 0, 800, 500],
    );
    await game.deal(OTHER_DEAL, game.nextButton);
    await game.lookAll(OTHER_DEAL);
    await game.guess(OTHER_DEAL, false);
    await game.deal(DEAL, game.nextButton);
    await expect(game.round).toHaveText('Round 3 of 3');
    await game.lookAll();
    await game.guess(DEAL, false);
    await game.expectTable(
      ['Round', ...FOUR],
      [1, 1000, 0, 800, 500],
      [2, 0, 1000, 500, 800],
      [3, 1000, 800, 0, 500],
      ['Total', 2000, 1800, 1300, 1800],
    );
    await expect(game.winner).toHaveText('Raju ke sar taaj!');
    await game.expectScores({ Khel: 1, Rounds: 3, 'Chor pakde': 1 });
    await expect(shareScreen(page).group).toBeVisible();

    await game.deal(DEAL, game.againButton);
    await expect(game.takeButton).toHaveText('Main Raju hoon');
    await expect(game.table).toHaveCount(0);
    await page.reload();
    await expectReady(page);
    await game.expectScores({ Khel: 1, Rounds: 3, 'Chor pakde': 1 });
    // Names stay for the visit alone.
    await expect(game.name(0)).toHaveValue('');
  });

  test('a turned phone hides an open chit, and loses nothing', async ({ page, open }) => {
    const game = await openDealt(page, open);
    await game.look('raja');
    await game.takeButton.click();
    await game.openButton.click();
    await expect(game.chit).toContainText('Chor');
    await page.setViewportSize(LANDSCAPE);
    await expect(game.takeButton).toHaveText('Main Sunita hoon');
    await expect(game.chit).toBeEmpty();
    await expect(game.takeButton).toBeFocused();
    await game.look('chor');
    await expect(game.takeButton).toHaveText('Main Bittu hoon');
  });
});

test('a locked phone, or another app, hides an open chit before anything else happens', async ({
  page,
  open,
}) => {
  const game = await openDealt(page, open);
  await game.takeButton.click();
  await game.openButton.click();
  await expect(game.chit).toContainText('Raja');
  await setHidden(page, true);
  await expect(game.chit).toBeEmpty();
  await setHidden(page, false);
  await expect(game.takeButton).toHaveText('Main Raju hoon');

  // A hidden page is drawn no more: not even a frame may pass.
  await game.takeButton.click();
  await game.openButton.click();
  await expect(game.chit).toContainText('Raja');
  const left = await page.evaluate(async () => {
    window.dispatchEvent(new Event('blur'));
    await Promise.resolve();
    return document.querySelector('main [role=status]')?.textContent;
  });
  expect(left).toBe('');
});

test('leaving the page hides the chit, and the game goes on where it was', async ({
  page,
  open,
}) => {
  const game = await openDealt(page, open);
  await game.look('raja');
  await game.takeButton.click();
  await game.openButton.click();
  await link(gameTiles(page), 'Quiz Game').click();
  await expectPage(page, '/school-games/quizgame');
  await page.goBack();
  await expectPage(page, RAJA_MANTRI);
  await expect(game.takeButton).toHaveText('Main Sunita hoon');
});

test('by keyboard alone: from the names to the crown, and the focus is never lost', {
  tag: '@journey',
}, async ({ page, open }) => {
  await page.addInitScript(installDevTools);
  await open(RAJA_MANTRI);
  const { keyboard } = page;
  const game = rajaMantri(page, async (control) => {
    await expect(control).toBeFocused();
    await keyboard.press('Space');
  });
  await game.name(0).focus();
  for (const name of FOUR) {
    await keyboard.type(name);
    await keyboard.press('Tab');
  }
  await expect(game.rounds(5)).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(game.rounds(3)).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(game.guesser('sipahi')).toBeChecked();
  await keyboard.press('Tab');
  await game.deal();
  for (const round of [1, 2, 3]) {
    await expect(game.round).toHaveText(`Round ${round} of 3`);
    await game.lookAll();
    await expect(game.heading).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(game.suspect('Sunita')).toBeChecked();
    await keyboard.press('Tab');
    await expect(game.guessButton).toBeFocused();
    await keyboard.press('Space');
    if (round < 3) {
      await expect(game.verdict).toBeFocused();
      await keyboard.press('Tab');
      await game.deal(DEAL, game.nextButton);
    }
  }
  await expect(game.winner).toBeFocused();
  const types = await loggedTypes(page);
  // A round in the log: the deal, three entries for each player, the choice and the guess.
  expect(
    types.filter((type) => type.startsWith('rajaMantri/') && !/Typed|Chosen$/.test(type)),
  ).toEqual(
    ['gameStarted', 'roundStarted', 'roundStarted']
      .flatMap((first) => [
        first,
        ...FOUR.flatMap(() => ['phoneTaken', 'chitOpened', 'chitHidden']),
        'suspectNamed',
      ])
      .map((type) => `rajaMantri/${type}`),
  );
});

/** All that could tell what a chit is. */
async function givenAway(page: Page) {
  const inPage = await page.evaluate(() => ({
    markup: document.documentElement.outerHTML,
    title: document.title,
    address: location.href,
    history: [history.length, JSON.stringify(history.state)],
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  return {
    ...inPage,
    loaded: [...new Set(inPage.loaded)].sort(),
    tree: await page.locator('body').ariaSnapshot(),
    stored: await storedByBrowser(page),
  };
}

test('what the page gives away is the same for any chits, but for the one that is open', async ({
  newVisitor,
}) => {
  // Neither page is a reused one, whose history is longer.
  const [page, other] = [await newVisitor(), await newVisitor()];
  for (const visitor of [page, other]) {
    await visitor.goto(RAJA_MANTRI);
    await expectReady(visitor);
  }
  const visits = [
    { game: rajaMantri(page), deal: DEAL },
    { game: rajaMantri(other), deal: [...DEAL].reverse() as Deal },
  ];
  // What one of them has loaded already, the other will soon.
  const expectSame = (moment: string) =>
    expect(async () => {
      expect(await givenAway(page), moment).toEqual(await givenAway(other));
    }).toPass({ timeout: 10_000 });
  for (const { game, deal } of visits) {
    await game.typeNames();
    await game.deal(deal);
  }
  for (const [player, name] of FOUR.entries()) {
    await expectSame(`before ${name}`);
    for (const { game } of visits) await game.takeButton.click();
    await expectSame(`${name} has the phone`);
    for (const { game, deal } of visits) {
      await game.openButton.click();
      await expect(game.chit).not.toBeEmpty();
      const words = (await game.chit.innerText()).split(/\s+/);
      const shown = Object.values(roleNames).filter((role) => words.includes(role));
      expect(shown, name).toEqual([roleNames[deal[player] as Deal[number]]]);
      await game.hideButton.click();
    }
  }
});

test('the link of a replay shows the rounds, without names, and touches no scores', async ({
  page,
  open,
  newVisitor,
}) => {
  const game = await openDealt(page, open);
  await game.lookAll();
  await game.guess();
  await game.endButton.click();
  await expect(game.winner).toHaveText('Raju ke sar taaj!');
  const address = (await game.replayLink.getAttribute('href')) ?? '';
  expect(address).toMatch(/#r=1\.[A-Za-z0-9]+$/);

  const friend = await newVisitor();
  await friend.goto(address);
  await expectReady(friend);
  const replay = friend.getByRole('region', { name: 'Match ka replay', exact: true });
  await replay.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(
    replay.getByText('Player 3 ne Player 2 ki chit par shak kiya. Chor mil gaya!'),
  ).toBeVisible();
  await expect(replay.getByRole('table', { name: 'Scores' })).toContainText('1000');
  await rajaMantri(friend).expectScores({ Khel: 0, Rounds: 0, 'Chor pakde': 0 });
});

test('every step fits the screen, also with long names', { tag: '@font' }, async ({
  page,
  open,
}) => {
  await open(RAJA_MANTRI);
  const game = rajaMantri(page, (control) => control.press('Space'));
  await atEachSize(page, [NARROWEST, ...GAME_SIZES, DESKTOP], async (where, size) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const expectFits = async (step: string, ...parts: (typeof game.round)[]) => {
      // On the narrowest screen some of it may be scrolled to; nothing is cut off.
      const all = size === NARROWEST ? [] : parts;
      for (const part of all)
        await expect(part, `${step}, ${where}`).toBeInViewport({ ratio: 0.99 });
      expect.soft(await page.evaluate(layoutFaults), `${step}, ${where}`).toEqual([]);
    };
    await expectFits('names', game.startButton);
    for (const names of [FOUR, HARD_NAMES]) {
      await game.typeNames(names);
      await game.deal();
      for (const _player of names) {
        await expectFits('passing', game.desk, game.takeButton);
        await game.takeButton.press('Space');
        await expectFits('holding', game.desk, game.openButton);
        await game.openButton.press('Space');
        await expectFits('looking', game.desk, game.hideButton);
        await game.hideButton.press('Space');
      }
      if (names === FOUR) await expectFits('guessing', game.question, game.guessButton);
      else await expectFits('guessing', game.guessButton);
      await game.guess();
      await expectFits('revealed', game.verdict);
      if (names === FOUR) await expectFits('revealed', game.nextButton);
      await game.endButton.press('Space');
      await expectFits('over', game.winner);
      await game.otherNamesButton.press('Space');
    }
  });
});
