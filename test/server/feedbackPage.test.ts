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

const textsOf = (page: Document, tag: string) =>
  Array.from(page.querySelectorAll(tag), ({ textContent }) => textContent);

test('a delivered message is acknowledged, with a way back to the form below the base path', async () => {
  const page = await pageOf(true, 'Message received', { SITE_URL: 'https://a.in/memories/' });
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('hi-Latn');
  expect(page.title).toBe("Feedback · Backbencher's Memories");
  expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(textsOf(page, 'h1')).toEqual([answerPage.delivered]);
  expect(textsOf(page, 'p')).toEqual([notices.delivered, answerPage.toForm]);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/memories/feedback');
});

test('a refused message shows the reason, as text, and how to get back what was written', async () => {
  const reason = '<img src=x onerror="alert(1)"> & </style><script>alert(1)</script>';
  const page = await pageOf(false, reason);
  expect(textsOf(page, 'h1')).toEqual([answerPage.refused]);
  expect(textsOf(page, 'p')).toEqual([`Error: ${reason}`, answerPage.goBack, answerPage.toForm]);
  expect(page.querySelector('img, script')).toBeNull();
});
