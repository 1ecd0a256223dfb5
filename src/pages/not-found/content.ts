import type { PageContent } from '../../layout/Page';

export const content = {
  title: '404',
  heading: '404 - Exam Cancelled!',
  description:
    'Yeh page aaj absent hai, leave application bhi nahi aayi. Last bench apni jagah par hai, ' +
    'games aur yaadon ke saath.',
  lead: "the page you're looking for has bunked the class",
  lang: 'en-IN',
  noindex: true,
} satisfies PageContent;

/** In the voice of the class; the words above are the specification's. */
export const remark =
  "Bag bench par hai, bottle bhi, poori bhari hui. Page bolkar gaya tha: ma'am, paani peene jaaun?";

export const homeLink = 'Wapas last bench par';
