/** `encodeURIComponent` throws for a lone surrogate. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A text as the value of a query parameter. Example: `urlEncoded('a & b')` is `a%20%26%20b`. */
export const urlEncoded = (text: string) =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));
