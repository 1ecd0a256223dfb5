const MOST = 90;

/** The first sentence of a text, and those after it while all are short: a note for a picture. */
export function opening(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.?!]) /);
  let said = first;
  for (const sentence of others) {
    if (said.length + 1 + sentence.length > MOST) break;
    said += ` ${sentence}`;
  }
  return said;
}
