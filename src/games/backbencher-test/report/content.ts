import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by how many of the 20 points are ticked; highest band first. */
export const remarks: readonly Band[] = [
  { from: 20, text: 'Bees mein bees kabool kiye. Honesty ke full marks, baaki baat akele mein.' },
  { from: 14, text: 'Itna kuch hota raha aur hume khabar tak nahi. Remark nahi, salaam.' },
  { from: 7, text: 'Sharaarat na kam, na zyada. Balanced diet ka isse achcha example nahi mila.' },
  { from: 0, text: 'Conduct itna saaf ki thoda shak hota hai. Yaad aaye toh aur tick karna.' },
];
