import type { ComponentPropsWithoutRef } from 'react';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type ListProps = ComponentPropsWithoutRef<'ul'> & { ordered?: boolean };

/**
 * A list outside of a `nav`. It has a role, as Safari announces a list with `list-style: none` only if the list has a
 * role.
 */
export function List({ ordered, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}

/**
 * A text that a visitor has typed, such as a name: it may run in either direction, and translation tools leave it
 * alone.
 */
export const UserText = (props: ComponentPropsWithoutRef<'bdi'>) => (
  <bdi translate="no" {...props} />
);
