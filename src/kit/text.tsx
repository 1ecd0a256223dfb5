import type { ComponentPropsWithoutRef } from 'react';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type ListProps = ComponentPropsWithoutRef<'ul'> & { ordered?: boolean };

/** A list outside of a `nav`: with `list-style: none`, Safari announces it only with a role. */
export function List({ ordered, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}

/** What a visitor has typed, such as a name: of either direction, and left alone by translators. */
export const UserText = (props: ComponentPropsWithoutRef<'bdi'>) => (
  <bdi translate="no" {...props} />
);
