const MAX_LENGTH = 90;

/** The first sentence of a text, plus the next ones as long as they fit into `MAX_LENGTH`. */
export function excerpt(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.?!]) /);
  let result = first;
  for (const sentence of others) {
    if (result.length + 1 + sentence.length > MAX_LENGTH) break;
    result += ` ${sentence}`;
  }
  return result;
}
