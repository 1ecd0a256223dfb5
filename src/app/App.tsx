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
  /** The path that the host answered with its 404 page; the app renders the same. */
  notFoundAt?: string | undefined;
  /** Called after hydration, when every control responds; by StrictMode twice. */
  onReady?: (() => void) | undefined;
};

/** Whether the form has a draft. No selector of its slice: most pages do not load the form. */
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
