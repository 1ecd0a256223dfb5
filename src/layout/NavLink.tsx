import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { usePath } from './usePath';

/**
 * A link that has `aria-current` only on the page that it leads to. The `NavLink` of the router also has `aria-current`
 * on pages below that page.
 */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isCurrent = usePath() === to;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
