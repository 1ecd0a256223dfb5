import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { usePath } from './usePath';

/** A link that says when the visitor is on its page; unlike the router's, on no page below it. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isCurrent = usePath() === to;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
