import type { Token } from 'acorn';
import { parse, tokTypes } from 'acorn';

/** Matches the functions that Chrome 90, Safari 14.1 or Firefox 88 lack. The build adds no polyfills. */
const METHODS =
  /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|withResolvers|randomUUID|canParse)\(|\bstructuredClone\b|\bAbortSignal\.(?:any|timeout)\b/g;

/** Matches a regular expression with the flag `d` or with a look-behind. Safari before 16.4 has no look-behind. */
const YOUNG_REGEXP = /\(\?<[=!]|\/\w*d\w*$/;

/**
 * Returns the parts of a script that at least one of the oldest supported browsers cannot parse or cannot run. Of the
 * new syntax of ES2022, all of these browsers know only public class fields. Throws for syntax newer than ES2022.
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
