import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertDialog } from './AlertDialog';
import { ArrivalAnnouncer } from './ArrivalAnnouncer';
import { MAIN_ID } from './content';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { PageTeller } from './PageTeller';
import { ReleaseNotice } from './ReleaseNotice';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <>
      <PageTeller />
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <main className={styles.paper} id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary resetKey={key}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <ReleaseNotice />
      <AlertDialog />
      <ArrivalAnnouncer />
    </>
  );
}
