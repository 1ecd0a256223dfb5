import { readFileSync } from 'node:fs';

// npm runs every script in the project's root.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The light-scheme value of a colour token. Example: `lightColor('ink')` gives `#1b2a72`. */
export function lightColor(token: string): string {
  const color = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`No plain colour is called --${token}`);
  return color;
}
