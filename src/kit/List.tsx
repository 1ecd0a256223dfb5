import type { ComponentPropsWithoutRef } from 'react';

type ListProps = ComponentPropsWithoutRef<'ul'> & { ordered?: boolean };

/** A list outside of a `nav`: with `list-style: none`, Safari announces it only with a role. */
export function List({ ordered, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}
