import type { PageContent } from '../../site/Page';

export const content = {
  title: 'Contribute',
  description:
    'Yeh site free hai, bina ads aur bina tracking ke. ' +
    'Saath dena ho toh apne mohalle wale khel ke rules likho aur doston ko batao.',
  lead:
    'Yeh site free hai: na ads, na tracking, na entry fee. ' +
    'Saath dena ho toh Feedback page se batao ki tumhare yahan koi khel kaise khela jaata tha. ' +
    'Aur site us dost ko dikhao jiske paas tumhara eraser aaj tak hai.',
} satisfies PageContent;
