/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { notices, otherWays } from '../../src/feedback/content';
import { feedbackSlice } from '../../src/feedback/slice';
import { SampleMark } from '../../src/layout/SampleMark';
import { steps } from '../../src/pages/contribute/content';
import { samples, settings } from '../../src/settings';
import { renderApp } from '../support/renderApp';

afterEach(() => jest.restoreAllMocks());

const real = { instagram: 'https://photos.example.net/us', email: 'us@example.net' };

test.each<[string, Partial<typeof real>, Parameters<typeof SampleMark>[0]['of'], string]>([
  ['all of several', {}, ['Instagram', 'WhatsApp', 'YouTube'], 'Links sample hain'],
  ['the only one', {}, ['WhatsApp'], 'Link sample hai'],
  ['some of several', real, ['Instagram', 'WhatsApp', 'YouTube'], 'Sample: WhatsApp, YouTube'],
  ['one of several', real, ['WhatsApp', 'Email'], 'Sample: WhatsApp'],
  ['none', real, ['Instagram', 'Email'], ''],
])('of links of which %s are samples the mark says so', (_which, set, of, text) => {
  jest.replaceProperty(settings, 'social', { ...samples, ...set });
  expect(render(<SampleMark of={of} />).container.textContent).toBe(text);
});

const region = (name: string) => screen.getByRole('region', { name });
/** The card with that heading. */
const card = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement;

// A release with every setting has no mark: that is tested with all prerendered pages.
test.each([
  ['/', () => region('PDF tools announcement'), 'Link sample hai'],
  ['/contribute', () => card(steps.heading), 'Link sample hai'],
  ['/feedback', () => card(otherWays.heading), 'Links sample hain'],
])('without settings, a group of links of %s is marked', async (path, part, text) => {
  await renderApp(path);
  const mark = within(part()).getByText(/sample/i);
  expect(mark).toHaveTextContent(text);
  // The mark must not be announced, nor be part of a link or heading.
  expect(mark.closest('a, button, h2, [role=status], [role=alert]')).toBeNull();
});

test.each([
  [notices.failed, 1],
  [`${notices.refused} Email looks wrong.`, 0],
])('the form is marked where its notice has a link: "%s"', async (notice, marks) => {
  const feedback = { ...feedbackSlice.getInitialState(), status: 'failed' as const, notice };
  await renderApp('/feedback', { preloadedState: { feedback } });
  const form = screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLElement;
  const found = within(form).queryAllByText(/sample/i);
  expect(found.filter((mark) => mark.closest('[role=alert]') === null)).toHaveLength(marks);
});
