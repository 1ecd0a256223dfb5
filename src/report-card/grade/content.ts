import type { Band } from '../../games/shared/bands';

export const heading = 'Grade';

/** By the total percentage; highest band first. */
export const grades: readonly Band[] = [
  { from: 90, text: 'A+' },
  { from: 75, text: 'A' },
  { from: 60, text: 'B' },
  { from: 45, text: 'C' },
  { from: 30, text: 'D' },
  { from: 0, text: 'E' },
];

/** What the class teacher closes with; the bands are those of the grades. */
export const gradeLines: readonly Band[] = [
  { from: 90, text: 'Promoted! Bas school magazine ki photo mein seedhe khade hona.' },
  { from: 75, text: 'Shaandar! Lamination karwa lo, rishtedaar Diwali tak aate rahenge.' },
  { from: 60, text: 'Result achcha, baatein usse bhi achchi. Ek kam karo, dusra badhega.' },
  { from: 45, text: 'Dimaag tez hai, bas exam hall ka raasta bhool jaata hai.' },
  { from: 30, text: 'Intelligent ho, bas mehnat nahi karte. PTM mein bhi yahi bolenge.' },
  { from: 0, text: 'Session lamba hai, ghabrana mat. Is school mein fail karna mana hai.' },
];
