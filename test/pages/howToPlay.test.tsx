/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { introduction } from '../../src/pages/how-to-play/content';
import { guide as aaoMilo } from '../../src/pages/how-to-play/guides/aao-milo-shilo-shaalo';
import { guide as akkadBakkad } from '../../src/pages/how-to-play/guides/akkad-bakkad';
import { guide as chidiyaUdd } from '../../src/pages/how-to-play/guides/chidiya-udd';
import { guide as januaryFebruary } from '../../src/pages/how-to-play/guides/january-february';
import { guide as naniKaGhar } from '../../src/pages/how-to-play/guides/nani-ka-ghar';
import { guide as pacheta } from '../../src/pages/how-to-play/guides/pacheta';
import { guide as poshamPa } from '../../src/pages/how-to-play/guides/posham-pa';
import { renderApp } from '../support/renderApp';

/** The seven games, with the order and paths of the specification. */
const games = [
  { name: 'Chidiya Udd', path: '/how-to-play/chidiya-udd', guide: chidiyaUdd },
  { name: 'Nani Ka Ghar', path: '/how-to-play/nani-ka-ghar', guide: naniKaGhar },
  { name: 'Akkad Bakkad', path: '/how-to-play/akkad-bakkad', guide: akkadBakkad, isSung: true },
  { name: 'Pacheta', path: '/how-to-play/pacheta', guide: pacheta },
  {
    name: 'Aao Milo Shilo Shaalo',
    path: '/how-to-play/aao-milo-shilo-shaalo',
    guide: aaoMilo,
    isSung: true,
  },
  { name: 'Posham Pa', path: '/how-to-play/posham-pa', guide: poshamPa, isSung: true },
  { name: 'January February', path: '/how-to-play/january-february', guide: januaryFebruary },
].map((game, place, all) => ({
  isSung: false,
  ...game,
  previous: all[place - 1]?.name,
  next: all[place + 1]?.name,
}));
const names = games.map(({ name }) => name);

const main = () => within(screen.getByRole('main'));
const nav = () => within(screen.getByRole('navigation', { name: 'Khel' }));
const part = (name: string) => within(main().getByRole('region', { name }));
const itemsOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Links to the previous and next guide. */
const neighbours = () =>
  main()
    .queryAllByRole('link')
    .filter((link) => /^(?:prev|next)$/.test(link.getAttribute('rel') ?? ''))
    .map((link) => [link.getAttribute('rel'), link.textContent, link.getAttribute('href')]);

describe('the index', () => {
  test('has an introduction, and links to the seven games in order', async () => {
    await renderApp('/how-to-play');
    expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('How to Play');
    for (const paragraph of introduction) expect(main().getByText(paragraph)).toBeVisible();
    const links = nav().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      games.map(({ name, path }) => [name, path]),
    );
  });

  test('marks no link as current', async () => {
    await renderApp('/how-to-play');
    expect(nav().queryAllByRole('link', { current: 'page' })).toEqual([]);
  });
});

describe.each(games)('the guide of $name', ({ name, path, guide, isSung, previous, next }) => {
  test('has the title of the game, and its lead', async () => {
    await renderApp(path);
    const title = main().getByRole('heading', { level: 1 });
    expect(title).toHaveAccessibleName(name);
    expect(title.nextElementSibling).toHaveTextContent(guide.lead);
    expect(document.title).toBe(`${name} · Backbencher's Memories`);
  });

  test('has the headings of the specification, in its order', async () => {
    await renderApp(path);
    const headings = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Introduction',
      'How to Play',
      ...(isSung ? ['Geet'] : []),
      'Conclusion',
    ]);
  });

  test('shows the facts, every step, and the safety note', async () => {
    await renderApp(path);
    const facts = main().getAllByRole('definition');
    const { players, age, need, alsoKnownAs } = guide.facts;
    expect(facts.map(({ textContent }) => textContent)).toEqual([players, age, need, alsoKnownAs]);
    expect(main().getAllByRole('term')).toHaveLength(4);

    for (const paragraph of guide.introduction) {
      expect(part('Introduction').getByText(paragraph)).toBeVisible();
    }
    expect(part('How to Play').getByRole('img')).toHaveAccessibleName(guide.diagram.alt);
    expect(part('How to Play').getByText(guide.diagram.caption)).toBeVisible();
    expect(itemsOf('How to Play')).toEqual(guide.howToPlay);
    expect(part('How to Play').getByText(guide.variants)).toBeVisible();
    expect(main().getByText(guide.safety)).toBeVisible();
    expect(part('Conclusion').getByText(guide.conclusion)).toBeVisible();
  });

  test('is marked as current in the list of games, and no other is', async () => {
    await renderApp(path);
    expect(nav().getAllByRole('link')).toHaveLength(7);
    const current = nav().getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('links to the previous and next game, if there is one', async () => {
    await renderApp(path);
    const to = (other: string | undefined) => games.find((game) => game.name === other)?.path;
    const before = previous ? [['prev', `Pichhla: ${previous}`, to(previous)]] : [];
    const after = next ? [['next', `Agla: ${next}`, to(next)]] : [];
    expect(neighbours()).toEqual([...before, ...after]);
  });

  test('asks for the version of the visitor, and leads to Feedback', async () => {
    await renderApp(path);
    const invitation = main().getByRole('link', { name: 'Apna version batao' });
    expect(invitation).toHaveAttribute('href', '/feedback');
  });

  test('is printed once by Print', async () => {
    const { user, env } = await renderApp(path);
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(env.print.mock.calls).toEqual([[]]);
  });
});

test.each(games.filter(({ isSung }) => isSung))(
  'the song of $name is sung line by line, in order, with a note',
  async ({ path, guide }) => {
    await renderApp(path);
    expect(itemsOf('Geet')).toEqual(guide.song?.lines);
    expect(part('Geet').getByText(guide.song?.note ?? 'no note')).toBeVisible();
  },
);

test('all guides can be read one after the other, from the first to the last', async () => {
  const { follow } = await renderApp('/how-to-play/chidiya-udd');
  const read: (string | null)[] = [];
  for (const _game of names) {
    const title = main().getByRole('heading', { level: 1 });
    read.push(title.textContent);
    const [onwards] = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('rel') === 'next');
    if (!onwards) break;
    await follow(onwards);
    expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  }
  expect(read).toEqual(names);
});

test('a game is chosen from the list, and back again', async () => {
  const { follow } = await renderApp('/how-to-play');
  await follow(nav().getByRole('link', { name: 'Posham Pa' }));
  expect(main().getByRole('heading', { level: 1, name: 'Posham Pa' })).toHaveFocus();
  await follow(nav().getByRole('link', { name: 'Pacheta' }));
  expect(main().getByRole('heading', { level: 1, name: 'Pacheta' })).toHaveFocus();
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Pacheta');
});
