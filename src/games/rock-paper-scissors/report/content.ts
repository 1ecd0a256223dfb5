import type { Band } from '../../shared/bands';

/** By the percentage of won rounds among the won and lost ones; highest band first. */
export const remarks: readonly Band[] = [
  {
    from: 67,
    text: 'Haar se jeet kahin zyada. Objective paper mein bhi aise hi guess karte ho kya?',
  },
  { from: 50, text: 'Jeet haar se kam nahi. Haath dhule hue bhi the, toh Cleanliness mein A.' },
  {
    from: 34,
    text: 'Haar abhi aage hai, par haath fauran uthta hai. Class mein bhi uthaya karo.',
  },
  { from: 0, text: 'Jeet abhi kam hai, par sharing seekh li. Moral Science mein sabse aage.' },
];
