import type { PageContent } from '../../layout/Page';

export const content = {
  title: '404',
  heading: '404 - Exam Cancelled!',
  description:
    'This page was marked absent today. The last bench is still in its place, ' +
    'with school memories and a Love Calculator.',
  lead: "the page you're looking for has bunked the class",
  lang: 'en-IN',
  noindex: true,
} satisfies PageContent;

export const homeLink = 'Back to the last bench';
