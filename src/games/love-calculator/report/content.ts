import type { Band } from '../../shared/bands';

/** By how often it was calculated, which is at least once; highest band first. */
export const remarks: readonly Band[] = [
  {
    from: 20,
    text: 'Addition poori tarah pakki. Itni practice Maths ki copy mein kyun nahi dikhti?',
  },
  { from: 5, text: 'Ginti sudhar rahi hai. Naam kiske the, teacher ne jaan-boojhkar nahi padhe.' },
  {
    from: 0,
    text: 'Thoda hi hisaab kiya, par naam dhyaan se likhe. Dictation mein bhi aise likho.',
  },
];
