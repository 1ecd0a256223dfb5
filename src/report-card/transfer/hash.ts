const PREFIX = '#t=';

/** The hash of a link with a code. Example: `hashOf('1.abc')` is `#t=1.abc`. */
export const hashOf = (code: string) => PREFIX + code;

/**
 * The code in a hash, readable or not; undefined in any other hash. Some apps encode the `=`; one that was encoded
 * twice stays unreadable, but is told.
 */
export const codeIn = (hash: string): string | undefined =>
  /^#t(?:=|%3D|(?=%))(.*)/i.exec(hash)?.[1];
