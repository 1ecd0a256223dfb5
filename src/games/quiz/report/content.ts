import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by the best score, of 5; highest band first. */
export const remarks: readonly Band[] = [
  { from: 5, text: 'Paanch mein paanch. Copy do baar check ki, galti phir bhi nahi mili.' },
  { from: 4, text: 'Bas ek number kata. Usko badhwane ke liye mummy ko school mat laana.' },
  { from: 2, text: 'Concept clear hai, answers abhi soch rahe hain. Revision se maan jaayenge.' },
  { from: 0, text: 'Ek bhi question chhoda nahi, yeh achchi aadat hai. Ab answer bhi dekhenge.' },
];
