import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { selectHasDraft } from '../feedback/slice';
import { Frame } from '../layout/Frame';
import { NOT_FOUND_PATH } from '../paths';
import { forgetFailedPages } from './lazyPage';
import { routes } from './routes';

type AppProps = {
  /** The path for which the host sent the 404 page: what it says there holds. */
  notFoundAt?: string | undefined;
  /** Called once, when every control answers. */
  onReady?: (() => void) | undefined;
};

export function App({ notFoundAt, onReady }: AppProps) {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes, pathname === notFoundAt ? NOT_FOUND_PATH : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival, however it went
  useEffect(forgetFailedPages, [key]);
  useEffect(() => onReady?.(), [onReady]);
  return <Frame selectHasUnsavedText={selectHasDraft}>{page}</Frame>;
}
