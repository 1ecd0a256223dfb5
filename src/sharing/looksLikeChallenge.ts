/**
 * Whether a hash is that of a challenge, readable or not. Small and apart from what reads it, which is
 * loaded only then. False for the hash of a heading, such as `#concept`.
 */
export const looksLikeChallenge = (hash: string): boolean => /^#c(?:=|%)/i.test(hash);
