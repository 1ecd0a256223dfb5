import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by how many tasks were completed; highest band first. */
export const remarks: readonly Band[] = [
  { from: 100, text: 'Sau task poore. Debate team mein naam likh diya hai, ab mana mat karna.' },
  { from: 50, text: 'Pachaas task ho gaye. Stage fear ab tumhe nahi, dekhne walon ko hai.' },
  { from: 10, text: 'Himmat badh rahi hai. Kal staff room se globe laane tum akele jaoge.' },
  { from: 0, text: 'Abhi jhijhak hai, jaise naye section ka pehla din. Do din mein khul jaoge.' },
];
