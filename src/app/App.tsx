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
  /** The path for which the host sent its 404 page: the app renders the 404 page for this path, too. */
  notFoundAt?: string | undefined;
  /** A function to call after hydration, when every control responds. StrictMode calls the function twice. */
  onReady?: (() => void) | undefined;
};

/**
 * Whether the feedback form has a draft. The state is read without the selectors of the form's slice, as most pages
 * do not load the slice.
 */
const selectHasDraft = ({ feedback }: RootState) =>
  Object.values(feedback?.draft ?? {}).some(Boolean);

export function App({ notFoundAt, onReady }: AppProps) {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes, pathname === notFoundAt ? NOT_FOUND_PATH : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
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
