/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { introduction } from '../../src/pages/how-to-play/content';
import { guide as aaoMilo } from '../../src/pages/how-to-play/guides/aao-milo-shilo-shaalo';
import { guide as akkadBakkad } from '../../src/pages/how-to-play/guides/akkad-bakkad';
import { guide as chidiyaUdd } from '../../src/pages/how-to-play/guides/chidiya-udd';
import { guide as januaryFebruary } from '../../src/pages/how-to-play/guides/january-february';
import { guide as naniKaGhar } from '../../src/pages/how-to-play/guides/nani-ka-ghar';
import { guide as pacheta } from '../../src/pages/how-to-play/guides/pacheta';
import { guide as poshamPa } from '../../src/pages/how-to-play/guides/posham-pa';
import { renderApp, renderPage } from '../support/renderApp';

/** The seven games, in the specified order. */
const games = [
  { name: 'Chidiya Udd', path: '/how-to-play/chidiya-udd', guide: chidiyaUdd },
  { name: 'Nani Ka Ghar', path: '/how-to-play/nani-ka-ghar', guide: naniKaGhar },
  { name: 'Akkad Bakkad', path: '/how-to-play/akkad-bakkad', guide: akkadBakkad, hasSong: true },
  { name: 'Pacheta', path: '/how-to-play/pacheta', guide: pacheta },
  {
    name: 'Aao Milo Shilo Shaalo',
    path: '/how-to-play/aao-milo-shilo-shaalo',
    guide: aaoMilo,
    hasSong: true,
  },
  { name: 'Posham Pa', path: '/how-to-play/posham-pa', guide: poshamPa, hasSong: true },
  { name: 'January February', path: '/how-to-play/january-february', guide: januaryFebruary },
].map((game, index, all) => ({
  hasSong: false,
  ...game,
  previous: all[index - 1],
  next: all[index + 1],
}));

const main = () => within(screen.getByRole('main'));
const nav = () => within(screen.getByRole('navigation', { name: 'Khel' }));
const part = (name: string) => within(main().getByRole('region', { name }));
const itemsOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Links to a game of the site. */
const gameLinks = () =>
  main()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('/school-games'));
/** Links to the previous and next guide. */
const neighbours = () =>
  main()
    .queryAllByRole('link')
    .filter((link) => /^(?:prev|next)$/.test(link.getAttribute('rel') ?? ''))
    .map((link) => [link.getAttribute('rel'), link.textContent, link.getAttribute('href')]);

describe('the index', () => {
  test('has an introduction, and links to the seven games in order, none of them current', async () => {
    await renderPage('/how-to-play');
    expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('How to Play');
    for (const paragraph of introduction) expect(main().getByText(paragraph)).toBeVisible();
    const links = nav().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      games.map(({ name, path }) => [name, path]),
    );
    expect(nav().queryAllByRole('link', { current: 'page' })).toEqual([]);
  });
});

describe.each(games)('the guide of $name', ({ name, path, guide, hasSong, previous, next }) => {
  test('has its title, its lead and the specified headings', async () => {
    await renderPage(path);
    const title = main().getByRole('heading', { level: 1 });
    expect(title).toHaveAccessibleName(name);
    expect(title.nextElementSibling).toHaveTextContent(guide.lead);
    expect(document.title).toBe(`${name} kaise khelein · Backbencher's Memories`);
    const headings = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Introduction',
      'How to Play',
      ...(hasSong ? ['Geet'] : []),
      'Conclusion',
    ]);
  });

  test('shows the facts, every step, and the safety note', async () => {
    await renderPage(path);
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
    await renderPage(path);
    expect(nav().getAllByRole('link')).toHaveLength(7);
    const current = nav().getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('links to the previous and next game, if there is one', async () => {
    await renderPage(path);
    const before = previous ? [['prev', `Pichhla: ${previous.name}`, previous.path]] : [];
    const after = next ? [['next', `Agla: ${next.name}`, next.path]] : [];
    expect(neighbours()).toEqual([...before, ...after]);
  });

  test('links to the game where it can be played at once, as Chidiya Udd can', async () => {
    await renderPage(path);
    const playable = name === 'Chidiya Udd';
    expect(gameLinks()).toEqual(playable ? [[guide.play, '/school-games/chidiya-udd']] : []);
  });

  test('invites other versions, with a link to Feedback', async () => {
    await renderPage(path);
    const invitation = main().getByRole('link', { name: 'Apna version batao' });
    expect(invitation).toHaveAttribute('href', '/feedback');
  });

  test('Print prints it once', async () => {
    const { user, env } = await renderPage(path);
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(env.print.mock.calls).toEqual([[]]);
  });
});

test('the link to Chidiya Udd opens the game', async () => {
  const { follow } = await renderApp('/how-to-play/chidiya-udd');
  await follow(main().getByRole('link', { name: chidiyaUdd.play as string }));
  expect(main().getByRole('heading', { level: 1 })).toHaveAccessibleName('Chidiya Udd');
  expect(main().getByRole('button', { name: 'Start' })).toBeVisible();
});

test.each(games.filter(({ hasSong }) => hasSong))(
  'the song of $name is shown line by line, with its note',
  async ({ path, guide }) => {
    await renderPage(path);
    expect(itemsOf('Geet')).toEqual(guide.song?.lines);
    expect(part('Geet').getByText(guide.song?.note ?? 'no note')).toBeVisible();
  },
);
