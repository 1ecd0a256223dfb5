import { diffArrays } from 'diff';

/** What came from one screen to the next: at a line, counted from 0, other lines. */
export type Change = { line: number; gone: string[]; come: string[] };

/**
 * What a visitor sees and hears of a page, a line for each part that has words or can be used, in
 * order. Drawings are left out, and what is said once on an arrival: neither is in words on the page.
 * Everything it needs is inside: it is sent into browsers too.
 */
export function screenOf(root: Element): string[] {
  const INLINE = ['abbr', 'b', 'bdi', 'br', 'cite', 'em', 'i', 'mark', 'q', 's', 'small', 'span'];
  const ATTRIBUTES = [
    ...['role', 'href', 'open', 'disabled', 'readonly'],
    ...['label', 'pressed', 'expanded', 'current', 'disabled', 'valuenow'].map((a) => `aria-${a}`),
  ];
  const USED = 'a, button, input, textarea, progress, [role], [aria-label]';
  const UNSAID = 'svg, script, style, template, main ~ [aria-live]';

  const isPhrase = (element: Element): boolean =>
    element.matches('a, button') ||
    [...element.children].every(
      (child) => child.matches(UNSAID) || (INLINE.includes(child.localName) && isPhrase(child)),
    );

  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
        return node instanceof Element && !node.matches(UNSAID) ? ` ${wordsOf(node)} ` : '';
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  const line = (element: Element, words: string) => {
    const said = ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [value === '' ? name : `${name}=${value}`];
    });
    if (element.matches('input, textarea')) {
      const { type, value, checked } = element as HTMLInputElement;
      said.push(type, type === 'radio' ? (checked ? 'chosen' : 'not chosen') : `“${value}”`);
    }
    return `${[element.localName, ...said].join(' ')}${words ? `: ${words}` : ''}`;
  };

  const linesOf = (element: Element): string[] => {
    if (element.matches(UNSAID)) return [];
    if (isPhrase(element)) {
      const words = element.matches('textarea') ? '' : wordsOf(element);
      return words || element.matches(USED) ? [line(element, words)] : [];
    }
    const own = element.matches(USED) ? [line(element, '')] : [];
    const inside = [...element.childNodes].flatMap((node) => {
      if (node instanceof Element) return linesOf(node);
      return node.nodeValue?.trim() ? [node.nodeValue.trim()] : [];
    });
    return [...own, ...inside];
  };

  return linesOf(root);
}

/** The changes from one screen to another, in their order; none where they are the same. */
export function changesBetween(before: string[], after: string[]): Change[] {
  let line = 0;
  let last: Change | undefined;
  return diffArrays(before, after).flatMap(({ added, removed, value }) => {
    if (!added && !removed) {
      line += value.length;
      last = undefined;
      return [];
    }
    const isFirst = last === undefined;
    last ??= { line, gone: [], come: [] };
    last[added ? 'come' : 'gone'].push(...value);
    if (added) line += value.length;
    return isFirst ? [last] : [];
  });
}

/** The screen after changes: each line is counted after the changes before it. */
export const changed = (screen: string[], changes: Change[]): string[] =>
  changes.reduce(
    (lines, { line, gone, come }) => lines.toSpliced(line, gone.length, ...come),
    screen,
  );
