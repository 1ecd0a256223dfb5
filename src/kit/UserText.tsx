import type { ComponentPropsWithoutRef } from 'react';

/** What a visitor has typed, such as a name: of either direction, and left alone by translators. */
export const UserText = (props: ComponentPropsWithoutRef<'bdi'>) => (
  <bdi translate="no" {...props} />
);
