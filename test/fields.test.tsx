/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { declarations } from './styles/stylesheets';
import { renderApp } from './support/renderApp';

/** Every field of the site, with its attributes for on-screen keyboard and autofill. */
const fields: [path: string, name: string, attributes: Record<string, string | null>][] = [
  // Names of any two people: autofill must not offer the visitor's own.
  [
    '/school-games',
    'Pehla naam',
    { autocomplete: 'off', autocapitalize: 'words', enterkeyhint: 'go' },
  ],
  [
    '/school-games',
    'Dusra naam',
    { autocomplete: 'off', autocapitalize: 'words', enterkeyhint: 'go' },
  ],
  ['/school-games/quizgame', 'Your name', { autocapitalize: 'words', enterkeyhint: 'go' }],
  // Goes on from name to name; the last one starts the game.
  ...[1, 2, 3, 4].map((player): [string, string, Record<string, string>] => [
    '/school-games/raja-mantri-chor-sipahi',
    `Player ${player}`,
    {
      autocomplete: 'off',
      autocapitalize: 'words',
      enterkeyhint: player < 4 ? 'next' : 'go',
    },
  ]),
  [
    '/school-games/truth-or-dare',
    'Add a player',
    { autocomplete: 'off', autocapitalize: 'words', enterkeyhint: 'enter' },
  ],
  [
    '/school-games/truth-or-dare',
    'Apna sawaal',
    { autocomplete: 'off', autocapitalize: 'sentences', enterkeyhint: 'enter' },
  ],
  ['/feedback', 'Name', { autocomplete: 'name', autocapitalize: 'words' }],
  // The type already selects the keyboard with the @; `inputmode` would be redundant.
  [
    '/feedback',
    'Email',
    { type: 'email', inputmode: null, autocomplete: 'email', autocapitalize: 'none' },
  ],
  ['/feedback', 'Message', { autocomplete: 'on', autocapitalize: 'sentences', enterkeyhint: null }],
];

test.each(fields)(
  'on %s the field %s has the right keyboard and autofill',
  async (path, name, attributes) => {
    await renderApp(path);
    const field = screen.getByRole('textbox', { name });
    const actual = Object.keys(attributes).map((attribute) => [
      attribute,
      field.getAttribute(attribute),
    ]);
    expect(Object.fromEntries(actual)).toEqual(attributes);
    expect(field).toHaveAttribute('spellcheck', 'false');
  },
);

test('the pages have no other fields', async () => {
  for (const path of new Set(fields.map(([path]) => path))) {
    const { unmount } = await renderApp(path);
    const names = screen
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual(fields.filter(([ofPath]) => ofPath === path).map(([, name]) => name));
    unmount();
  }
});

test('double-tap zoom is off, so that taps are not delayed', () => {
  const touchActions = declarations.filter(({ property }) => property === 'touch-action');
  expect(touchActions).toContainEqual({
    file: 'type',
    selector: 'html',
    property: 'touch-action',
    value: 'manipulation',
  });
  // A finger that rests on the button of Chidiya Udd moves nothing.
  // On the slides and the slider of a replay, vertical panning and pinch zoom belong to the browser,
  // moving sideways to the page.
  expect(touchActions.map(({ file, value }) => [file, value])).toEqual(
    expect.arrayContaining([
      ['Carousel', 'pan-y pinch-zoom'],
      ['UddButton', 'none'],
      ['replay', 'pan-y pinch-zoom'],
    ]),
  );
  expect(touchActions).toHaveLength(4);
});
