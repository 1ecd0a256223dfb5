/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chitLines, roleNames, ruleOf } from '../../../src/games/raja-mantri-chor-sipahi/content';
import { caughtLines, missedLines } from '../../../src/games/raja-mantri-chor-sipahi/lines/content';
import type { Deal } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { ROLES } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { gameEnded, guesserChosen } from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { figureTexts } from '../../support/figures';
import { renderApp, renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { deal, gameOf, look, NAMES, playGame, playRound, typeNames } from './turns';

const PATH = '/school-games/raja-mantri-chor-sipahi';

const button = (name: string) => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const status = () => main().getByRole('status');
const field = (player: number) => screen.getByRole('textbox', { name: `Player ${player}` });
const row = (at: number) =>
  Array.from(screen.getAllByRole('row').at(at)?.children ?? [], ({ textContent }) => textContent);

/** A visit whose random draws swap nothing: the chits are dealt in the order of the roles. */
const visit = (render = renderPage) => render(PATH, { env: scriptedEnv(Array(6).fill(0.99)) });

describe('the names', () => {
  test('are typed one after another, with the number of rounds and the rule; Enter in the last one starts', async () => {
    const { user, store } = await visit();
    await user.click(screen.getByRole('radio', { name: '10' }));
    expect(screen.getByText(ruleOf('mantri'))).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Sipahi' }));
    expect(screen.getByText(ruleOf('sipahi'))).toBeInTheDocument();
    await user.click(field(1));
    await user.keyboard('Raju{Enter}Sunita{Enter}Bittu{Enter}Meena{Enter}');
    const started = { phase: 'passing', names: NAMES, length: 10, guesser: 'sipahi', deal: ROLES };
    expect(gameOf(store)).toMatchObject(started);
    expect(button('Main Raju hoon')).toHaveFocus();
  });

  test('one that is missing is asked for, and its field gets the focus', async () => {
    const { user, store } = await renderApp(PATH);
    act(() => typeNames(store, ['Raju', 'Sunita', ' ']));
    await user.click(button('Start'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/^Player 3 paani/);
    await user.click(button('OK'));
    expect(field(3)).toHaveFocus();
  });
});

describe('the phone goes round', () => {
  test('each player takes it, opens the chit, and hides it; then the question has the focus', async () => {
    const { user, store } = await visit();
    act(() => deal(store, [...ROLES]));
    for (const [at, name] of NAMES.entries()) {
      await user.click(button(`Main ${name} hoon`));
      expect(button('Chit dikhao')).toHaveFocus();
      expect(status()).toBeEmptyDOMElement();
      await user.click(button('Chit dikhao'));
      expect(status()).toHaveTextContent(new RegExp(`^${roleNames[ROLES[at] ?? 'raja']}`));
      expect(button('Chit chhupao')).toHaveFocus();
      await user.click(button('Chit chhupao'));
      const next = NAMES[at + 1];
      expect(next ? button(`Main ${next} hoon`) : heading('Chor kaun?')).toHaveFocus();
    }
  });

  test('a chit has another line each round', async () => {
    const { store, user } = await visit();
    for (const line of chitLines.raja) {
      act(() => deal(store));
      await user.click(button('Main Raju hoon'));
      await user.click(button('Chit dikhao'));
      expect(status()).toHaveTextContent(line);
      await user.click(button('Chit chhupao'));
      await act(async () => playRound(store));
    }
  });
});

describe('an open chit', () => {
  async function looking(render = renderPage) {
    const found = await visit(render);
    act(() => deal(found.store));
    await found.user.click(button('Main Raju hoon'));
    await found.user.click(button('Chit dikhao'));
    return found;
  }
  const turnVisible = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, () => void]>([
    ['another app is opened', () => turnVisible(true)],
    ['the browser loses the focus', () => fireEvent(window, new Event('blur'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the phone is turned', () => fireEvent(window, new Event('orientationchange'))],
  ])('is hidden at once where %s', async (_what, interrupt) => {
    const { store } = await looking();
    turnVisible(false);
    expect(gameOf(store).phase).toBe('looking');
    interrupt();
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 0 });
    expect(status()).toBeEmptyDOMElement();
    expect(button('Main Raju hoon')).toHaveFocus();
    const before = store.getState();
    interrupt();
    expect(store.getState()).toBe(before);
  });

  test('is hidden where the visitor goes to another page', async () => {
    const { store, follow } = await looking(renderApp);
    await follow(screen.getByRole('link', { name: 'Quiz Game' }));
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 0, names: NAMES });
  });
});

describe('the guess', () => {
  test.each([
    ['mantri', 'Bittu', ['Sunita', 'Meena']],
    ['sipahi', 'Meena', ['Sunita', 'Bittu']],
  ] as const)('is asked by Raja, and made by %s among the other two', async (...scene) => {
    const [guesser, name, others] = scene;
    const { user, store } = await visit();
    act(() => {
      store.dispatch(guesserChosen(guesser));
      deal(store);
      look(store);
    });
    const role = roleNames[guesser];
    const said = (words: string) => main().getByText(words).closest('p');
    expect(said(`Mera ${role} kaun?`)).toHaveTextContent(/^Raja Raju:/);
    expect(said('Main, Maharaj!')).toHaveTextContent(`${role} ${name}:`);
    expect(said('Pehle ek chit chuno.')).toBeVisible();
    const suspects = within(screen.getByRole('radiogroup', { name: 'Chor kaun?' }));
    const [chor] = others.map((other) => suspects.getByRole('radio', { name: other }));
    expect(suspects.getAllByRole('radio')).toHaveLength(2);
    expect(button('Guess')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Guess'));
    expect(gameOf(store).phase).toBe('guessing');
    await user.click(chor as HTMLElement);
    expect(chor).toBeChecked();
    await user.click(button('Guess'));
    expect(heading('Chor mil gaya!')).toHaveFocus();
  });

  test.each([
    [true, 'Chor mil gaya!', `${caughtLines[0]}`, 'Sunita Chor (shak) 0'],
    [false, 'Chor nikal gaya!', `${missedLines[0]} Mantri ke 800 ab Chor ke.`, 'Sunita Chor +800'],
  ])('opens all chits, with what is said of it: right is %s', async (...scene) => {
    const [isRight, title, line, chit] = scene;
    const { store } = await visit();
    await act(async () => playRound(store, isRight));
    expect(await main().findByText(line, { selector: 'p' })).toBeVisible();
    expect(heading(title)).toBeVisible();
    expect(main().getAllByRole('listitem').at(-3)).toHaveTextContent(chit);
  });
});

test('after a round the table has its points; the next one is dealt anew, or the game is ended', async () => {
  const { user, store } = await visit();
  await act(async () => playRound(store));
  expect(screen.getByRole('table', { name: 'Scores' })).toBeVisible();
  expect(row(1)).toEqual(['1', '1000', '0', '800', '500']);
  expect(row(-1)).toEqual(['Total', '1000', '0', '800', '500']);
  await user.click(button('Next round'));
  expect(main().getByText('Round 2 of 5')).toBeVisible();
  expect(gameOf(store).deal).toEqual(ROLES);
  expect(button('Main Raju hoon')).toHaveFocus();
  await act(async () => playRound(store));
  await user.click(button('Game khatam'));
  expect(heading('Raju ke sar taaj!')).toHaveFocus();
});

describe('the end', () => {
  test('has the scores, what can be sent on and watched, and the ways to another game', async () => {
    const { user, store } = await visit();
    await act(async () => playGame(store, 3));
    expect(main().getByText('5000 points')).toBeVisible();
    expect(figureTexts()).toEqual({ Khel: '1', Rounds: '5', 'Chor pakde': '3' });
    expect(await screen.findByRole('group', { name: 'Share' })).toBeVisible();
    const { href } = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Match ka replay',
    });
    expect(href).toMatch(/#r=1\.[A-Za-z0-9]{9}$/);
    await user.click(button('Play again'));
    expect(main().getByText('Round 1 of 5')).toBeVisible();
    expect(button('Main Raju hoon')).toHaveFocus();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await act(async () => playGame(store));
    await user.click(button('Naam badlo'));
    expect(field(1)).toHaveFocus();
    expect(field(2)).toHaveValue('Sunita');
  });

  test('shares the crown among all who have as much', async () => {
    const { store } = await visit();
    // In each of them another of the three is Raja.
    const deals: Deal[] = [
      ['raja', 'mantri', 'chor', 'sipahi'],
      ['chor', 'raja', 'mantri', 'sipahi'],
      ['mantri', 'chor', 'raja', 'sipahi'],
    ];
    await act(async () => {
      // Two names that are alike are told apart.
      typeNames(store, ['Raju', 'raju ', 'Bittu', 'Meena']);
      for (const each of deals) playRound(store, true, each);
      store.dispatch(gameEnded());
    });
    expect(heading(/ke sar taaj!$/)).toHaveTextContent('Raju, raju 2 aur Bittu ke sar taaj!');
  });
});
