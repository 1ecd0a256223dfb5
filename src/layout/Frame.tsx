import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { MAIN_ID } from './ids';
import { ReleaseSlot } from './ReleaseSlot';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteLogger } from './RouteLogger';

type FrameProps = ComponentProps<typeof ReleaseSlot> & { children: ReactNode };

/** The parts of every page: header, `main`, footer, release notice and route announcements. */
export function Frame({ selectHasUnsavedText, children }: FrameProps) {
  const { key } = useLocation();
  return (
    <>
      <RouteLogger />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <main className={styles.paper} id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary resetKey={key}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <ReleaseSlot selectHasUnsavedText={selectHasUnsavedText} />
      <RouteAnnouncer />
    </>
  );
}
