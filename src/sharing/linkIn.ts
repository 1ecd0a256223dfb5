export type Link = {
  kind: 'challenge' | 'replay';
  /** Without what stood behind it in the address. */
  hash: string;
};

/** A version, and a code of letters and digits. A link that was encoded twice stays unreadable. */
const LINK = /^#([cr])(?:=\d*\.?[a-z\d]*|%)/i;
const ENCODED_ASCII = /%[0-7][\da-f]/gi;

/**
 * The link in the hash of the address, readable or not; null in that of a heading, such as `#concept`. It is
 * decoded once, as some messengers encode its `=`, and ends before the first character that no link has, as
 * messengers and writers leave all sorts of things behind it. Small and apart from what reads it, which is
 * loaded only then.
 * Example: `#c%3D1.TdQaYKK)` has the challenge `#c=1.TdQaYKK`.
 */
export function linkIn(hash: string): Link | null {
  const decoded = hash.replace(ENCODED_ASCII, decodeURIComponent);
  const [link, letter = ''] = LINK.exec(decoded) ?? [];
  if (link === undefined) return null;
  return { kind: letter.toLowerCase() === 'c' ? 'challenge' : 'replay', hash: link };
}
