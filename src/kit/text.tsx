import type { ComponentPropsWithoutRef } from 'react';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type ListProps = ComponentPropsWithoutRef<'ul'> & { ordered?: boolean };

/**
 * A list outside of a `nav`. The list has an explicit role, because otherwise Safari would not announce a list with
 * `list-style: none`.
 */
export function List({ ordered, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}

/**
 * A text that a visitor has typed, such as a name. The element `bdi` allows text from right to left. The attribute
 * `translate` keeps translation tools from changing the text.
 */
export const UserText = (props: ComponentPropsWithoutRef<'bdi'>) => (
  <bdi translate="no" {...props} />
);
