import type { Band } from '../../shared/bands';

/** What the class teacher remarks, by the percentage of matches won; highest band first. */
export const remarks: readonly Band[] = [
  { from: 67, text: 'Inter-school team mein selection pakka. Kit bag halka rahega, bas do haath.' },
  {
    from: 50,
    text: 'Har do mein se ek match toh tumhara. Computer medical certificate le aaya hai.',
  },
  { from: 34, text: 'Game mein koi kami nahi, bas luck ko extra class chahiye. Hum le lenge.' },
  { from: 0, text: 'Trophy abhi dukaan par hai. Tum practice karo, hum rate pata karte hain.' },
];
