import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by the best score; highest band first. */
export const remarks: readonly Band[] = [
  {
    from: 80,
    text: 'Hum samjhe tum khidki se bahar khoye ho. Wahan toh Bird Survey chal raha tha.',
  },
  { from: 40, text: 'Listening skill excellent. Homework likhwate time bhi aise hi suno.' },
  { from: 20, text: 'Udne wale sab yaad hain. EVS mein A, bas "almirah" wala answer kaat diya.' },
  { from: 8, text: 'Confidence first class, bas bhains ko pilot mat banao. Ho jaayega.' },
  { from: 0, text: 'Ungli ko abhi seat belt chahiye. Naam poora hone do, phir decide karo.' },
];
