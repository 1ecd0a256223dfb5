export const challenge = {
  region: 'Challenge',
  accept: 'Accept',
  notNow: 'Not now',
  /** The link cannot be read. */
  broken: 'Challenge wali parchi raaste mein phat gayi. Koi na, game poora yahin hai.',
};
