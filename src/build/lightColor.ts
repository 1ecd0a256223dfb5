import { readFileSync } from 'node:fs';

// The path is relative to the root of the project, because npm runs every script there.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns the value of a CSS colour token in the light scheme. Example: `lightColor('ink')` gives `#1b2a72`. */
export function lightColor(token: string): string {
  const color = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`No plain colour is called --${token}`);
  return color;
}
