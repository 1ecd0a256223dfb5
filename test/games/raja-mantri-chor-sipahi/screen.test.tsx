/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { roleNames, ruleOf } from '../../../src/games/raja-mantri-chor-sipahi/content';
import type { Deal } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { ROLES } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { gameEnded, guesserChosen } from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { renderApp, renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { deal, gameOf, look, NAMES, playRound, typeNames } from './turns';

const PATH = '/school-games/raja-mantri-chor-sipahi';

const button = (name: string) => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const status = () => main().getByRole('status');
const field = (player: number) => screen.getByRole('textbox', { name: `Player ${player}` });

/** A visit whose random draws swap nothing: the chits are dealt in the order of the roles. */
const visit = (render = renderPage) => render(PATH, { env: scriptedEnv(Array(6).fill(0.99)) });

// What is seen of a whole game is in its recorded session.

test('names are typed one after another, with the number of rounds and the rule; Enter in the last one starts', async () => {
  const { user, store } = await visit();
  await user.click(screen.getByRole('radio', { name: '10' }));
  expect(screen.getByText(ruleOf('mantri'))).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Sipahi' }));
  expect(screen.getByText(ruleOf('sipahi'))).toBeInTheDocument();
  await user.click(field(1));
  for (const ending of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field(1), { key: 'Enter', ...ending });
    expect(field(1)).toHaveFocus();
  }
  await user.keyboard('Raju{Enter}Sunita{Enter}Bittu{Enter}Meena{Enter}');
  const started = { phase: 'passing', names: NAMES, length: 10, guesser: 'sipahi', deal: ROLES };
  expect(gameOf(store)).toMatchObject(started);
  expect(button('Main Raju hoon')).toHaveFocus();
});

test('each player takes the phone, opens the chit, and hides it; then the question has the focus', async () => {
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

test('where Sipahi guesses, it is asked for Sipahi, who waits for a choice and loses the points', async () => {
  const { user, store } = await visit();
  act(() => {
    store.dispatch(guesserChosen('sipahi'));
    deal(store);
    look(store);
  });
  const said = (words: string) => main().getByText(words).closest('p');
  expect(said('Mera Sipahi kaun?')).toHaveTextContent(/^Raja Raju:/);
  expect(said('Main, Maharaj!')).toHaveTextContent('Sipahi Meena:');
  expect(button('Guess')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Guess'));
  expect(gameOf(store).phase).toBe('guessing');
  await user.click(screen.getByRole('radio', { name: 'Bittu' }));
  await user.click(button('Guess'));
  expect(heading('Chor nikal gaya!')).toHaveFocus();
  expect(await main().findByText(/Sipahi ke 500 ab Chor ke/)).toBeVisible();
});

test('after a round and after a game the focus goes on: to the next phone, or to the names', async () => {
  const { user, store } = await visit();
  await act(async () => playRound(store));
  await user.click(button('Next round'));
  expect(gameOf(store).deal).toEqual(ROLES);
  expect(button('Main Raju hoon')).toHaveFocus();
  for (const [again, focused] of [
    ['Play again', () => button('Main Raju hoon')],
    ['Naam badlo', () => field(1)],
  ] as const) {
    await act(async () => playRound(store));
    await user.click(button('Game khatam'));
    await user.click(button(again));
    expect(focused()).toHaveFocus();
  }
  expect(field(2)).toHaveValue('Sunita');
});

test('the crown is shared among all who have as much; two names that are alike are told apart; none is in the link', async () => {
  const { store } = await visit();
  // The Raja is another one of the three winners in each deal.
  const deals: Deal[] = [
    ['raja', 'mantri', 'chor', 'sipahi'],
    ['chor', 'raja', 'mantri', 'sipahi'],
    ['mantri', 'chor', 'raja', 'sipahi'],
  ];
  await act(async () => {
    typeNames(store, ['Raju', 'raju ', 'Bittu', 'Meena']);
    for (const each of deals) playRound(store, true, each);
    store.dispatch(gameEnded());
  });
  expect(heading(/ke sar taaj!$/)).toHaveTextContent('Raju, raju 2 aur Bittu ke sar taaj!');
  const replay = await main().findByRole('link', { name: 'Match ka replay' });
  expect(replay.getAttribute('href')).toMatch(/#r=\d+\.\w+$/);
});
