import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { usePath } from './usePath';

/** A link with `aria-current` on its own page alone; the `NavLink` of the router also marks pages below it. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isCurrent = usePath() === to;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
