/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chitLines, roleNames, ruleOf } from '../../../src/games/raja-mantri-chor-sipahi/content';
import { caughtLines, missedLines } from '../../../src/games/raja-mantri-chor-sipahi/lines/content';
import type { Deal } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { ROLES } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { gameEnded, guesserChosen } from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { figureTexts } from '../../support/figures';
import { renderApp, renderPage } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { deal, gameOf, guess, look, NAMES, playGame, playRound, typeNames } from './turns';

const PATH = '/school-games/raja-mantri-chor-sipahi';

/** Draws by which nothing is swapped: the chits are dealt in the order of the roles. */
const IN_ORDER = [0.99, 0.99, 0.99];

const button = (name: string) => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const status = () => main().getByRole('status');
const suspects = () => within(screen.getByRole('radiogroup', { name: 'Chor kaun?' }));
const rows = () =>
  within(screen.getByRole('table', { name: 'Scores' }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

/** A visit in which chits have been dealt, to be played by presses. */
async function dealt(draws = IN_ORDER, render = renderPage) {
  const visit = await render(PATH, { env: scriptedEnv([...draws]) });
  act(() => typeNames(visit.store));
  await visit.user.click(button('Start'));
  return visit;
}

/** A visit to the moment at which the Chor is named. */
async function atCourt() {
  const visit = await renderPage(PATH);
  act(() => {
    deal(visit.store);
    look(visit.store);
  });
  return visit;
}

describe('the names', () => {
  test('are asked for: four, how many rounds, and who guesses', async () => {
    const { user, store } = await renderPage(PATH);
    for (const [index, name] of NAMES.entries()) {
      await user.type(screen.getByRole('textbox', { name: `Player ${index + 1}` }), name);
    }
    expect(gameOf(store).names).toEqual(NAMES);
    const rounds = within(screen.getByRole('radiogroup', { name: 'Rounds' }));
    expect(rounds.getAllByRole('radio').map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
    await user.click(rounds.getByRole('radio', { name: '10' }));
    expect(screen.getByText(ruleOf('mantri'))).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Sipahi' }));
    expect(screen.getByText(ruleOf('sipahi'))).toBeInTheDocument();
    expect(gameOf(store)).toMatchObject({ length: 10, guesser: 'sipahi' });
  });

  test('three players, and five, are told what to do', async () => {
    await renderPage(PATH);
    expect(main().getByText(/Teen ho .*, paanchva/)).toBeInTheDocument();
  });

  test('Enter goes on from name to name, and starts the game from the last one', async () => {
    const { user, store } = await renderPage(PATH, { env: scriptedEnv([...IN_ORDER]) });
    await user.click(screen.getByRole('textbox', { name: 'Player 1' }));
    await user.keyboard('Raju{Enter}Sunita{Enter}Bittu{Enter}Meena{Enter}');
    expect(gameOf(store)).toMatchObject({ phase: 'passing', names: NAMES });
  });

  test('a missing one is asked for, and its field gets the focus', async () => {
    const { user, store } = await renderApp(PATH);
    act(() => typeNames(store, ['Raju', 'Sunita', ' ']));
    await user.click(button('Start'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      /^Player 3 paani ki line mein hai kya\?/,
    );
    await user.click(button('OK'));
    expect(screen.getByRole('textbox', { name: 'Player 3' })).toHaveFocus();
  });

  test('two alike are told apart', async () => {
    const { store } = await renderPage(PATH);
    await act(async () => {
      typeNames(store, ['Raju', 'raju ', 'Meena', 'Raju']);
      playRound(store);
    });
    expect(rows()[0]).toEqual(['Round', 'Raju', 'raju 2', 'Meena', 'Raju 3']);
  });
});

describe('the phone goes round', () => {
  test('each player takes it, opens the chit, and hides it', async () => {
    const { user } = await dealt();
    for (const [index, name] of NAMES.entries()) {
      expect(main().getByText('Round 1 of 5')).toBeInTheDocument();
      expect(button(`Main ${name} hoon`)).toHaveFocus();
      await user.click(button(`Main ${name} hoon`));
      expect(button('Chit dikhao')).toHaveFocus();
      expect(status()).toBeEmptyDOMElement();
      await user.click(button('Chit dikhao'));
      expect(status()).toHaveTextContent(roleNames[ROLES[index] as (typeof ROLES)[number]]);
      expect(button('Chit chhupao')).toHaveFocus();
      await user.click(button('Chit chhupao'));
    }
    expect(heading('Chor kaun?')).toHaveFocus();
  });

  test.each(ROLES)('a %s has another line each round, four of them', async (role) => {
    const { store, user } = await renderPage(PATH);
    const others = ROLES.filter((each) => each !== role);
    const lines: string[] = [];
    for (const line of chitLines[role]) {
      act(() => deal(store, [role, ...others]));
      await user.click(button('Main Raju hoon'));
      await user.click(button('Chit dikhao'));
      expect(status()).toHaveTextContent(line);
      lines.push(line);
      await user.click(button('Chit chhupao'));
      await act(async () => {
        look(store);
        for (const player of [1, 2, 3]) look(store, player + 1);
        guess(store);
      });
    }
    expect(new Set(lines).size).toBe(4);
  });
});

describe('an open chit is hidden at once', () => {
  const hide = () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden');
  });

  const show = () => fireEvent(document, new Event('visibilitychange'));

  async function looking(render = renderPage) {
    const visit = await dealt(IN_ORDER, render);
    await visit.user.click(button('Main Raju hoon'));
    await visit.user.click(button('Chit dikhao'));
    return visit;
  }

  test.each<[string, () => void]>([
    ['another app is opened', hide],
    ['the browser loses the focus', () => fireEvent(window, new Event('blur'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the phone is turned', () => fireEvent(window, new Event('orientationchange'))],
  ])('where %s', async (_what, interrupt) => {
    const { store } = await looking();
    interrupt();
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 0 });
    expect(status()).toBeEmptyDOMElement();
    expect(button('Main Raju hoon')).toHaveFocus();
  });

  test('a page that comes into sight hides nothing', async () => {
    const { store } = await looking();
    show();
    expect(gameOf(store).phase).toBe('looking');
  });

  test('nothing is dispatched while no chit is open', async () => {
    const { store } = await dealt();
    const before = store.getState();
    hide();
    expect(store.getState()).toBe(before);
  });

  test('where the visitor goes to another page', async () => {
    const { store, follow } = await looking(renderApp);
    await follow(screen.getByRole('link', { name: 'Quiz Game' }));
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 0, names: NAMES });
  });
});

describe('the guess', () => {
  test('is asked by Raja, answered by Mantri, and made among the other two', async () => {
    const { user, store } = await atCourt();
    expect(main().getByText('Mera Mantri kaun?').closest('p')).toHaveTextContent(/^Raja Raju:/);
    expect(main().getByText('Main, Maharaj!').closest('p')).toHaveTextContent(/^Mantri Bittu:/);
    expect(main().getByText('Bittu', { selector: 'div > p > bdi' }).closest('p')).toHaveTextContent(
      'Ab Mantri Bittu bataye:',
    );
    expect(screen.getByText('Pehle ek chit chuno.')).toBeInTheDocument();
    expect(suspects().getAllByRole('radio')).toHaveLength(2);
    expect(button('Guess')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Guess'));
    expect(gameOf(store).phase).toBe('guessing');
    await user.click(suspects().getByRole('radio', { name: 'Sunita' }));
    expect(suspects().getByRole('radio', { name: 'Sunita' })).toBeChecked();
    expect(screen.getByText(ruleOf('mantri'))).toBeInTheDocument();
    await user.click(button('Guess'));
    expect(heading('Chor mil gaya!')).toHaveFocus();
  });

  test('is the Sipahi’s where the group plays it so', async () => {
    const { store } = await renderPage(PATH);
    act(() => {
      store.dispatch(guesserChosen('sipahi'));
      deal(store);
      look(store);
    });
    expect(main().getByText('Mera Sipahi kaun?')).toBeInTheDocument();
    expect(main().getByText('Main, Maharaj!').closest('p')).toHaveTextContent(/^Sipahi Meena:/);
    expect(suspects().getByRole('radio', { name: 'Bittu' })).not.toBeChecked();
  });

  test.each([
    [true, 'Chor mil gaya!', `${caughtLines[0]}`, ['Chor (shak) 0', 'Mantri +800', 'Sipahi +500']],
    [
      false,
      'Chor nikal gaya!',
      `${missedLines[0]} Mantri ke 800 ab Chor ke.`,
      ['Chor +800', 'Mantri 0', 'Sipahi (shak) +500'],
    ],
  ])(
    'opens all chits, with who was named and what they bring: right is %s',
    async (isRight, title, line, [sunita, bittu, meena]) => {
      const { store } = await renderPage(PATH);
      await act(async () => playRound(store, isRight));
      const verdict = heading(title).parentElement;
      await waitFor(() => expect(verdict).toHaveTextContent(`${title}${line}`));
      const chits = main().getAllByRole('listitem').slice(-4);
      expect(chits.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
        'Raju Raja +1000',
        `Sunita ${sunita}`,
        `Bittu ${bittu}`,
        `Meena ${meena}`,
      ]);
    },
  );
});

describe('after a round', () => {
  test('the table has its points; the next one is dealt anew', async () => {
    const { user, store } = await renderPage(PATH, { env: scriptedEnv([...IN_ORDER]) });
    await act(async () => playRound(store));
    expect(rows()).toEqual([
      ['Round', ...NAMES],
      ['1', '1000', '0', '800', '500'],
      ['Total', '1000', '0', '800', '500'],
    ]);
    await user.click(button('Next round'));
    expect(main().getByText('Round 2 of 5')).toBeInTheDocument();
    expect(gameOf(store).deal).toEqual(['raja', 'mantri', 'sipahi', 'chor']);
    expect(button('Main Raju hoon')).toHaveFocus();
  });

  test('the game can be ended', async () => {
    const { user, store } = await renderPage(PATH);
    await act(async () => playRound(store));
    await user.click(button('Game khatam'));
    expect(heading('Raju ke sar taaj!')).toHaveFocus();
  });
});

describe('the end', () => {
  test('has the winner, the way back to the same names, and to others', async () => {
    const { user, store } = await renderPage(PATH, { env: scriptedEnv([...IN_ORDER]) });
    act(() => {
      deal(store);
      look(store);
    });
    await act(async () => {
      guess(store);
      for (let round = 0; round < 4; round += 1) playRound(store);
    });
    expect(heading('Raju ke sar taaj!')).toBeInTheDocument();
    expect(main().getByText('5000 points')).toBeInTheDocument();
    await user.click(button('Play again'));
    expect(main().getByText('Round 1 of 5')).toBeInTheDocument();
    expect(button('Main Raju hoon')).toHaveFocus();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await act(async () => {
      look(store);
      guess(store);
      for (let round = 0; round < 4; round += 1) playRound(store);
    });
    await user.click(button('Naam badlo'));
    expect(screen.getByRole('textbox', { name: 'Player 1' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Player 2' })).toHaveValue('Sunita');
  });

  test.each<[number[], string]>([
    [[0, 2], 'Raju aur Bittu ke sar taaj!'],
    [[0, 1, 2], 'Raju, Sunita aur Bittu ke sar taaj!'],
  ])('shares the crown among the players %j', async (winners, title) => {
    const { store } = await renderPage(PATH);
    // In turn Raja and Mantri, and then Raja, Mantri and Chor: each of the winners has as much.
    const deals: Deal[] =
      winners.length === 2
        ? [
            ['raja', 'sipahi', 'mantri', 'chor'],
            ['mantri', 'sipahi', 'raja', 'chor'],
          ]
        : [
            ['raja', 'mantri', 'chor', 'sipahi'],
            ['chor', 'raja', 'mantri', 'sipahi'],
            ['mantri', 'chor', 'raja', 'sipahi'],
          ];
    await act(async () => {
      for (const each of deals) playRound(store, true, each);
      store.dispatch(gameEnded());
    });
    expect(heading(/ke sar taaj!$/)).toHaveTextContent(title);
  });

  test('is counted in the scores', async () => {
    const { store } = await renderPage(PATH);
    await act(async () => playGame(store, 3));
    expect(figureTexts()).toEqual({ Khel: '1', Rounds: '5', 'Chor pakde': '3' });
  });

  test('can be sent on, and watched again', async () => {
    const { store } = await renderPage(PATH);
    await act(async () => playGame(store));
    expect(await screen.findByRole('group', { name: 'Share' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Match ka replay' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#r=1\.[A-Za-z0-9]{9}$/),
    );
  });
});
