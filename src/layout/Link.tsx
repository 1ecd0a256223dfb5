import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePath } from './usePath';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** A path of the site, with its `#hash` where it has one. */
  to: string;
};

/**
 * A link to another page of the site. It is made of the router's own hooks, as the router's `Link`
 * brings along the prefetching of its framework mode: 2 kB of script on every page.
 */
export function Link({ to, ...rest }: LinkProps) {
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...rest} href={useHref(to)} onClick={onClick} />;
}

/** A link that says when the visitor is on its page. */
export function NavLink(props: LinkProps) {
  const isCurrent = usePath() === props.to;
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
