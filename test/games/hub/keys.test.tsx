/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { pressByKey } from '../../../src/games/hub/pressByKey';
import { renderApp } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';
import { MATCH_PATH, OVER_PATH } from '../hand-cricket/cricketScreen';

type Visit = Awaited<ReturnType<typeof renderApp>>;

async function startQuiz({ user }: Visit) {
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Raju');
  await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
}

/** Each page with keys: its keys, and the group of the buttons that they press, in the same order. */
const games: [path: string, keys: string, group: string, start?: typeof startQuiz][] = [
  [MATCH_PATH, '123456', 'Your throw'],
  [OVER_PATH, '123456', 'Your throw'],
  ['/school-games/rockpaperscissors', 'rps', 'Your choice'],
  ['/school-games/guess-the-teacher', '12345', 'Who is it?'],
  ['/school-games/quizgame', 'abcd', 'Options', startQuiz],
];

/** What was clicked. The click itself does nothing. */
const clicked: unknown[] = [];
const note = (event: Event) => {
  clicked.push(event.target);
  event.stopPropagation();
};

afterEach(() => {
  document.removeEventListener('click', note, { capture: true });
  clicked.length = 0;
});

/** Opens a page, and takes the focus to where the link `Seedha khel par` leads. */
async function open([path, keys, group, start]: (typeof games)[number]) {
  const visit = await renderApp(path, { env: scriptedEnv(Array(20).fill(0)) });
  await start?.(visit);
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Seedha khel par' });
  document.querySelector<HTMLElement>(hash)?.focus();
  document.addEventListener('click', note, { capture: true });
  const buttons = within(screen.getByRole('group', { name: group })).getAllByRole('button');
  return { ...visit, keys: [...keys], buttons };
}

test.each(games)('at %s, each of the keys %s presses its button of %s', async (...game) => {
  const { user, keys, buttons } = await open(game);
  for (const key of keys) await user.keyboard(key);
  for (const key of keys) await user.keyboard(key.toUpperCase());
  expect(clicked).toEqual([...buttons, ...buttons]);
});

test('a key presses as a click does: the button gets the focus, and counts once for as long as the key is held', async () => {
  const { user, buttons } = await open(games[0] as (typeof games)[0]);
  buttons[5]?.focus();
  await user.keyboard('{3>4/}');
  expect(clicked).toEqual([buttons[2]]);
  expect(buttons[2]).toHaveFocus();
});

test.each(['{Control>}1{/Control}', '{Alt>}1{/Alt}', '{Meta>}1{/Meta}', '7', 'q', '{F1}'])(
  '%s presses nothing',
  async (typed) => {
    const { user } = await open(games[0] as (typeof games)[0]);
    await user.keyboard(typed);
    expect(clicked).toEqual([]);
  },
);

test('a key that is pressed outside of the game presses nothing', async () => {
  const { user } = await open(games[0] as (typeof games)[0]);
  screen.getByRole('link', { name: 'Quiz Game' }).focus();
  await user.keyboard('1');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('1');
  expect(clicked).toEqual([]);
});

test('what is typed into a text field of the game presses nothing, unlike keys in a choice', async () => {
  document.addEventListener('click', note, { capture: true });
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as in the hub
    <div onKeyDown={pressByKey}>
      <button type="button" aria-keyshortcuts="R">
        Rock
      </button>
      <input aria-label="Name" />
      <textarea aria-label="Share text" />
      <input type="radio" aria-label="Toss" />
    </div>,
  );
  for (const name of ['Name', 'Share text'])
    fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'r' });
  expect(clicked).toEqual([]);
  fireEvent.keyDown(screen.getByRole('radio'), { key: 'r' });
  expect(clicked).toEqual([screen.getByRole('button')]);
});
