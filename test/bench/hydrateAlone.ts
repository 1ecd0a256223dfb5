/**
 * The script of the floor: hydrates the markup of a page by React alone, without any component, state or listener. The
 * elements are read from the markup itself.
 */
import type { ReactNode } from 'react';
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The props of React that have another name or form than the attribute. Other attributes keep their names. */
const props: Record<string, (value: string) => [name: string, value: unknown]> = {
  value: (value) => ['defaultValue', value],
  checked: () => ['defaultChecked', true],
  hidden: () => ['hidden', true],
};

const propOf = ({ name, value }: Attr) => props[name]?.(value) ?? [name, value];

function nodesOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].flatMap((node): ReactNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(propOf));
    return [createElement(node.localName, attributes, ...nodesOf(node))];
  });
}

const root = document.getElementById('root');
if (root) startTransition(() => void hydrateRoot(root, nodesOf(root)));
