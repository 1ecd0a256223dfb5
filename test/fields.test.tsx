/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { renderApp } from './support/renderApp';

type Attributes = Record<string, string | null>;

/** Names of any two people: autofill must not offer the visitor's own. */
const NAME = { autocomplete: 'off', autocapitalize: 'words', enterkeyhint: 'go' };

/** Every field of the site, with its attributes for on-screen keyboard and autofill. */
const pages: [path: string, fields: Record<string, Attributes>][] = [
  ['/school-games', { 'Pehla naam': NAME, 'Dusra naam': NAME }],
  ['/school-games/quizgame', { 'Your name': { autocapitalize: 'words', enterkeyhint: 'go' } }],
  [
    '/school-games/raja-mantri-chor-sipahi',
    // Goes on from name to name; the last one starts the game.
    {
      ...Object.fromEntries(
        [1, 2, 3].map((player) => [`Player ${player}`, { ...NAME, enterkeyhint: 'next' }]),
      ),
      'Player 4': NAME,
    },
  ],
  [
    '/school-games/truth-or-dare',
    {
      'Add a player': { ...NAME, enterkeyhint: 'enter' },
      'Apna sawaal': { ...NAME, autocapitalize: 'sentences', enterkeyhint: 'enter' },
    },
  ],
  [
    '/feedback',
    {
      Name: { autocomplete: 'name', autocapitalize: 'words' },
      // The type already selects the keyboard with the @; `inputmode` would be redundant.
      Email: { type: 'email', inputmode: null, autocomplete: 'email', autocapitalize: 'none' },
      Message: { autocomplete: 'on', autocapitalize: 'sentences', enterkeyhint: null },
    },
  ],
];

test.each(pages)('the fields on %s have the right keyboard and autofill', async (path, fields) => {
  const { user } = await renderApp(path);
  const friends = screen.queryByRole('radio', { name: 'Doston ke saath' });
  if (friends) await user.click(friends);
  await screen.findByRole('textbox', { name: Object.keys(fields)[0] as string });
  const found = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(found.map(({ labels }) => labels?.[0]?.textContent)).toEqual(Object.keys(fields));
  for (const [index, attributes] of Object.values(fields).entries()) {
    const expected = Object.entries({ ...attributes, spellcheck: 'false' });
    expect(expected.map(([name]) => [name, found[index]?.getAttribute(name)])).toEqual(expected);
  }
});
