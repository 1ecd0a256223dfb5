/**
 * What a hash is of, readable or not; null for that of a heading, such as `#concept`. Small and apart
 * from what reads it, which is loaded only then.
 */
export function linkIn(hash: string): 'challenge' | 'replay' | null {
  const letter = /^#([cr])(?:=|%)/i.exec(hash)?.[1];
  if (!letter) return null;
  return letter.toLowerCase() === 'c' ? 'challenge' : 'replay';
}
