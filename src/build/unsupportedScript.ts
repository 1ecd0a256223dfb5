import type { Token } from 'acorn';
import { parse, tokTypes } from 'acorn';

/** Not in Chrome 90, Safari 14.1 or Firefox 88; the build adds no polyfills. */
const METHODS =
  /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|withResolvers|randomUUID|canParse)\(|\bstructuredClone\b|\bAbortSignal\.(?:any|timeout)\b/g;

/** A look behind, which Safari reads since 16.4, or the flag `d`. */
const YOUNG_REGEXP = /\(\?<[=!]|\/\w*d\w*$/;

/**
 * What the oldest supported browsers cannot parse in a script of ES2022, or lack when it runs. Class fields
 * are the only news of that year which all of them know. Throws where a script is younger still.
 * Example: `class A { #b = [].at(-1) }` gives `['.at(', '#b']`.
 */
export function unsupportedIn(code: string): string[] {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: 2022, onToken: tokens });
  const young = tokens
    .map(({ type, start, end }, index) => ({
      type,
      text: code.slice(start, end),
      next: tokens[index + 1],
    }))
    .filter(
      ({ type, text, next }) =>
        type === tokTypes.privateId ||
        (type === tokTypes.regexp && YOUNG_REGEXP.test(text)) ||
        (text === 'static' && next?.type === tokTypes.braceL),
    );
  return [...(code.match(METHODS) ?? []), ...young.map(({ text }) => text)];
}
