/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { answerPage, notices } from '../../src/feedback/content';
import { withEnvironment } from '../support/withEnvironment';

/** The page of an answer like the form service's, parsed. */
async function pageOf(success: boolean, message: string, variables = {}) {
  const { feedbackPage } = await withEnvironment(
    variables,
    () => import('../../src/server/feedbackPage'),
  );
  const html = feedbackPage({ success, body: { data: {}, message } });
  return new DOMParser().parseFromString(html, 'text/html');
}

const textsOf = (page: Document) => Array.from(page.querySelectorAll('p'), (p) => p.textContent);
const linkOf = (page: Document) => page.querySelector('a')?.getAttribute('href');

test('a delivered message is acknowledged, with a way back to the form', async () => {
  const page = await pageOf(true, 'Message received');
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('hi-Latn');
  expect(page.title).toBe("Feedback · Backbencher's Memories");
  expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(page.querySelector('h1')?.textContent).toBe(answerPage.delivered);
  expect(textsOf(page)).toEqual([notices.delivered, answerPage.toForm]);
  expect(linkOf(page)).toBe('/feedback');
});

test('a refused message shows the reason, and how to get back what was written', async () => {
  const page = await pageOf(false, 'Missing field: message');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('h1')?.textContent).toBe(answerPage.refused);
  expect(textsOf(page)).toEqual([
    'Error: Missing field: message',
    answerPage.goBack,
    answerPage.toForm,
  ]);
});

test('the reason is shown as text', async () => {
  const reason = '<img src=x onerror="alert(1)"> & </style><script>alert(1)</script>';
  const page = await pageOf(false, reason);
  expect(textsOf(page)).toContain(`Error: ${reason}`);
  expect(page.querySelector('img, script')).toBeNull();
});

test('the way back is below the base path', async () => {
  const page = await pageOf(true, '', { SITE_URL: 'https://example.org/memories/' });
  expect(linkOf(page)).toBe('/memories/feedback');
});
