import { readFileSync } from 'node:fs';

// npm runs every script in the project's root.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A colour of the site by day, by the name of its token. Example: `day('ink')` is `#1b2a72`. */
export function day(token: string): string {
  const color = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`No plain colour is called --${token}`);
  return color;
}
