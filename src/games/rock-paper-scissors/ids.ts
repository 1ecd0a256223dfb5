/** The button that begins a challenge; it gets the focus when one has ended. */
export const CHALLENGE_ID = 'challenge-a-friend';
