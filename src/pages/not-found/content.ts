import type { PageContent } from '../../layout/Page';

export const content = {
  title: '404',
  heading: '404 - Exam Cancelled!',
  description:
    'Yeh page paani peene gaya tha, abhi tak nahi lauta. Last bench par jagah hai, bag ' +
    'rakhkar roki hui hai.',
  lead: "the page you're looking for has bunked the class",
  lang: 'en-IN',
  noindex: true,
} satisfies PageContent;

export const remark =
  "Page poochhkar gaya tha: ma'am, paani peene jaaun? Bag bench par hai. Bottle bhi, poori bhari hui.";

export const homeLink = 'Wapas last bench par';
