/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { notices, otherWays } from '../../src/feedback/content';
import { feedbackSlice } from '../../src/feedback/slice';
import { steps } from '../../src/pages/contribute/content';
import { samples, settings } from '../../src/settings';
import { renderApp } from '../support/renderApp';

const real = {
  instagram: 'https://photos.example.net/us',
  whatsapp: 'https://chat.example.net/us',
  youtube: 'https://videos.example.net/us',
  email: 'us@example.net',
};
type Network = keyof typeof real;

const setSocial = (...names: Network[]) => {
  const given = names.map((name) => [name, real[name]]);
  jest.replaceProperty(settings, 'social', { ...samples, ...Object.fromEntries(given) });
};

const region = (name: string) => screen.getByRole('region', { name });
/** The card with that heading. */
const card = (name: string) =>
  within(screen.getByRole('main')).getByRole('heading', { level: 2, name })
    .parentElement as HTMLElement;

const failed = {
  ...feedbackSlice.getInitialState(),
  status: 'failed',
  notice: notices.failed,
} as const;

type Group = [what: string, path: string, part: () => HTMLElement, of: Network[], links: number];

const groups: Group[] = [
  [
    'the footer',
    '/journey',
    () => screen.getByRole('contentinfo'),
    ['instagram', 'whatsapp', 'youtube', 'email'],
    4,
  ],
  ['Follow us', '/', () => region('Follow us'), ['instagram', 'whatsapp', 'youtube'], 3],
  ['the link for screenshots', '/contribute', () => card(steps.heading), ['whatsapp'], 1],
  [
    'the alternatives to the form',
    '/feedback',
    () => card(otherWays.heading),
    ['whatsapp', 'email'],
    2,
  ],
  [
    'the notice of a failed message',
    '/feedback',
    () => screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLElement,
    ['whatsapp'],
    1,
  ],
];

const names = { instagram: 'Instagram', whatsapp: 'WhatsApp', youtube: 'YouTube', email: 'Email' };
const mark = (part: HTMLElement) => within(part).queryByText(/sample/i);
const visit = (path: string) => renderApp(path, { preloadedState: { feedback: failed } });

afterEach(() => jest.restoreAllMocks());

describe.each(groups)('%s', (_what, path, part, of, count) => {
  const externalLinks = () =>
    within(part())
      .getAllByRole('link')
      .filter((link) => /^(?:https:|mailto:)/.test(link.getAttribute('href') ?? ''));

  test('is marked if none of its addresses is set, and keeps its links', async () => {
    setSocial();
    await visit(path);
    const text = of.length > 1 ? 'Links sample hain' : 'Link sample hai';
    expect(mark(part())).toHaveTextContent(new RegExp(`^${text}$`));
    // The mark must not be announced, nor be part of a link or heading.
    expect(mark(part())?.closest('a, button, h2, [role=status], [role=alert]')).toBeNull();
    expect(externalLinks()).toHaveLength(count);
  });

  test('is not marked if all are set', async () => {
    setSocial(...of);
    await visit(path);
    expect(mark(part())).not.toBeInTheDocument();
    expect(externalLinks()).toHaveLength(count);
  });

  test('names the samples if only some are set', async () => {
    for (const set of of.filter(() => of.length > 1)) {
      setSocial(set);
      const { unmount } = await visit(path);
      const unset = of.filter((name) => name !== set).map((name) => names[name]);
      expect(mark(part())?.textContent).toBe(`Sample: ${unset.join(', ')}`);
      unmount();
    }
  });
});

test('the alert of a failure has only the text of the specification', async () => {
  setSocial();
  await visit('/feedback');
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(notices.failed);
});

test('the form without a failure has no mark', async () => {
  setSocial();
  await renderApp('/feedback');
  const form = screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLElement;
  expect(mark(form)).not.toBeInTheDocument();
});

describe('the PDF tools', () => {
  test.each([
    ['are', samples.toolsUrl, 'Link sample hai'],
    ['are not', 'https://tools.example.net/', undefined],
  ])('%s marked if their URL is %s', async (_, toolsUrl, text) => {
    jest.replaceProperty(settings, 'toolsUrl', toolsUrl);
    await renderApp('/');
    const announcement = region('PDF tools announcement');
    expect(mark(announcement)?.textContent).toBe(text);
    expect(within(announcement).getByRole('button', { name: 'Try PDF Tools' })).toBeVisible();
  });
});
