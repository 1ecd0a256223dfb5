import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ignoreSecondPresses } from '../kit/secondPresses';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { Frame } from '../layout/Frame';
import { NOT_FOUND_PATH } from '../paths';
import type { RootState } from '../state/types';
import { forgetFailedPages } from './lazyPage';
import { NoticeSlot } from './NoticeSlot';
import { routes } from './routes';

type AppProps = {
  /**
   * The path for which the host sent the HTML of the 404 page. React hydrates this HTML, so the app must render the 404
   * page for this path.
   */
  notFoundAt?: string | undefined;
  /**
   * A function to call after hydration, when every control responds. In development, StrictMode calls the function
   * twice.
   */
  onReady?: (() => void) | undefined;
};

/**
 * Whether the feedback form has a draft. The selectors of the form's slice are not imported, because the import would
 * load the slice on every page.
 */
const selectHasDraft = ({ feedback }: RootState) =>
  Object.values(feedback?.draft ?? {}).some(Boolean);

export function App({ notFoundAt, onReady }: AppProps) {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes, pathname === notFoundAt ? NOT_FOUND_PATH : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `key` runs the effect once per navigation
  useEffect(forgetFailedPages, [key]);
  useEffect(ignoreSecondPresses, []);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ErrorBoundary resetKey={key} isWhole>
      <Frame selectHasUnsavedText={selectHasDraft}>
        {page}
        <NoticeSlot />
      </Frame>
    </ErrorBoundary>
  );
}
