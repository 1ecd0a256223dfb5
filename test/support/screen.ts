import { diffArrays } from 'diff';

/** A difference between two screens: at `line`, counted from 0, lines that are gone and come. */
export type Change = { line: number; gone: string[]; come: string[] };

/**
 * A page as text: a line for each element that has text or can be used, in order, with its state.
 * Leaves out drawings, the line for visitors without scripts, the announcement of a navigation, and what
 * in a game comes when the network brings it: the part for sharing, and links to a replay. It uses nothing
 * from outside, because browser tests evaluate it in the page.
 */
export function screenOf(root: Element): string[] {
  const INLINE = ['abbr', 'b', 'bdi', 'br', 'cite', 'em', 'i', 'mark', 'q', 's', 'small', 'span'];
  const ATTRIBUTES = [
    ...['role', 'href', 'open', 'disabled', 'readonly'],
    ...['label', 'pressed', 'expanded', 'current', 'disabled', 'valuenow'].map((a) => `aria-${a}`),
  ];
  const CONTROLS = 'a, button, input, textarea, progress, [role], [aria-label]';
  const SHARE = '[role="group"][aria-label="Share"]';
  const REPLAY = 'a[href*="#r="]';
  const IGNORED = `svg, script, style, template, p[hidden], main ~ [aria-live], ${SHARE}, ${REPLAY}`;

  const isPhrase = (element: Element): boolean =>
    element.matches('a, button') ||
    [...element.children].every(
      (child) => child.matches(IGNORED) || (INLINE.includes(child.localName) && isPhrase(child)),
    );

  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
        return node instanceof Element && !node.matches(IGNORED) ? ` ${wordsOf(node)} ` : '';
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  const stateOf = (type: string, checked: boolean) =>
    ({
      radio: checked ? 'chosen' : 'not chosen',
      checkbox: checked ? 'ticked' : 'not ticked',
    })[type];

  const line = (element: Element, words: string) => {
    const attributes = ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [value === '' ? name : `${name}=${value}`];
    });
    if (element.matches('input, textarea')) {
      const { type, value, checked } = element as HTMLInputElement;
      attributes.push(type, stateOf(type, checked) ?? `“${value}”`);
    }
    return `${[element.localName, ...attributes].join(' ')}${words ? `: ${words}` : ''}`;
  };

  const linesOf = (element: Element): string[] => {
    if (element.matches(IGNORED)) return [];
    if (isPhrase(element)) {
      const words = element.matches('textarea') ? '' : wordsOf(element);
      return words || element.matches(CONTROLS) ? [line(element, words)] : [];
    }
    const own = element.matches(CONTROLS) ? [line(element, '')] : [];
    const inside = [...element.childNodes].flatMap((node) => {
      if (node instanceof Element) return linesOf(node);
      return node.nodeValue?.trim() ? [node.nodeValue.trim()] : [];
    });
    return [...own, ...inside];
  };

  return linesOf(root);
}

/** The changes from one screen to another, in order. */
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

/** Applies changes in order; each `line` refers to the screen after the previous changes. */
export const applyChanges = (screen: string[], changes: Change[]): string[] =>
  changes.reduce(
    (lines, { line, gone, come }) => lines.toSpliced(line, gone.length, ...come),
    screen,
  );
