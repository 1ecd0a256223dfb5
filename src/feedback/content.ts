import type { PageContent } from '../site/Page';

export const content = {
  title: 'Feedback',
  description:
    'Kuch kehna hai? WhatsApp ya email se likho: school ki koi yaad, khel ke apne rules, ' +
    'ya koi galti jo humse reh gayi.',
  lead:
    'Kuch kehna hai? Haath uthane ki zaroorat nahi. ' +
    'Neeche WhatsApp aur email ke link hain. ' +
    'Koi yaad bhejo, galti pakdo, ya apne school wale rules batao. ' +
    'Yahan spelling par marks nahi katte.',
} satisfies PageContent;
