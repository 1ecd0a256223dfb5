import type { Token } from 'acorn';
import { parse, tokTypes } from 'acorn';

/** The methods that Chrome 90, Safari 14.1 or Firefox 88 lack. The build adds no polyfills. */
const METHODS =
  /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|withResolvers|randomUUID|canParse)\(|\bstructuredClone\b|\bAbortSignal\.(?:any|timeout)\b/g;

/** A regular expression with a look-behind, which Safari knows since 16.4, or with the flag `d`. */
const YOUNG_REGEXP = /\(\?<[=!]|\/\w*d\w*$/;

/**
 * Returns the parts of a script of ES2022 that the oldest supported browsers cannot parse, or that they lack when the
 * script runs. Of the syntax that is new in ES2022, these browsers know only public class fields. Throws if the
 * script has a syntax younger than ES2022.
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
