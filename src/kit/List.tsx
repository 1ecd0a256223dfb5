import type { ComponentPropsWithoutRef } from 'react';

type ListProps = ComponentPropsWithoutRef<'ul'> & { ordered?: boolean };

/** A list outside of a `nav`: without signs before its items, Safari hears it by its role alone. */
export function List({ ordered, ...rest }: ListProps) {
  const Tag = ordered ? 'ol' : 'ul';
  return <Tag role="list" {...rest} />;
}
