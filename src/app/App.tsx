import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLocation, useRoutes } from 'react-router-dom';
import { Frame } from '../site/Frame';
import { notFoundRoute, routes } from './routes';

type AppProps = {
  /** The path for which the host sent the 404 page: what it says there holds. */
  notFoundAt?: string | undefined;
  /** Called once, when every control answers. */
  onReady?: (() => void) | undefined;
};

const allRoutes: RouteObject[] = [...routes, notFoundRoute];
const onlyNotFound: RouteObject[] = [notFoundRoute];

export function App({ notFoundAt, onReady }: AppProps) {
  const { pathname } = useLocation();
  const page = useRoutes(pathname === notFoundAt ? onlyNotFound : allRoutes);
  useEffect(() => onReady?.(), [onReady]);
  return <Frame>{page}</Frame>;
}
