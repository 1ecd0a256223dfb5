export const challenge = {
  start: 'Challenge a friend',
  /** Example: `hand(2, 5)` is `Hand 2 of 5`. */
  hand: (n: number, of: number) => `Hand ${n} of ${of}`,
  /** While the hands are chosen. */
  intro:
    'Paanch haath chupke se chuno. Computer bhi peeche mud gaya hai. Dost ko inhi se bhidna hai.',
  /** All hands are chosen. */
  ready: 'Paanchon haath lifaafe mein band. Ab link us dost ko bhejo.',
  /** To the friend who arrives. */
  offer: (count: number): string[] => [
    count === 1
      ? 'Dost ne 1 haath chhupakar bheja hai.'
      : `Dost ne ${count} haath chhupakar bheje hain.`,
    'Computer tumhare dost ki proxy lagayega, apna dimaag nahi.',
  ],
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  /** Above the hand of the computer. */
  proxy: 'Dost ki proxy',
  standing: (won: number, lost: number) => `Tum ${won}, dost ${lost}`,
  outcomes: {
    won: 'Jeet tumhari! Computer bola: mujhe mat dekho, meri toh sirf proxy thi.',
    lost: 'Dost ne absent rehkar bhi tumhe hara diya.',
    tied: 'Barabar! Register mein dono ke aage P.',
  },
} as const;
