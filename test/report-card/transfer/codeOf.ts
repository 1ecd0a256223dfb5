/** The checksum of a code: FNV-1a of 32 bits, in seven digits of base 36. */
function checksumOf(body: string) {
  const hash = [...body].reduce(
    (last, character) => ((last ^ BigInt(character.charCodeAt(0))) * 0x01000193n) & 0xffff_ffffn,
    0x811c9dc5n,
  );
  return hash.toString(36).padStart(7, '0');
}

/** A code with a right checksum, whatever is in it. */
export function codeWith(json: string, version: number | string = 1) {
  const body = Buffer.from(json).toString('base64url');
  return `${version}.${body}${checksumOf(body)}`;
}

export const codeOf = (packed: unknown, version?: number) =>
  codeWith(JSON.stringify(packed), version);

/** One of version 2. */
export const codeOfText = (text: string) => `2.${text}${checksumOf(text)}`;
