import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';
import type { RootState } from '../state/types';
import { selectRelease } from '../state/uiSlice';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { MAIN_ID } from './ids';
import { RouteAnnouncer } from './RouteAnnouncer';
import { RouteLogger } from './RouteLogger';

type ReleaseSlotProps = {
  /**
   * Whether a reload would lose text that the visitor has typed. The notice of a new release offers a reload, so the
   * notice is hidden in this case.
   */
  selectHasUnsavedText(state: RootState): boolean;
};

type FrameProps = ReleaseSlotProps & { children: ReactNode };

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

/**
 * Loads the release notice. The notice is in the chunk `offline`, together with the code that finds new releases. The
 * chunk is therefore already loaded when a release is found.
 */
const loadNotice = () => import(/* webpackChunkName: "offline" */ './release/ReleaseNotice');

/**
 * The place of the release notice. Its live region has the role `log`, because the messages of the games have the role
 * `status`.
 */
function ReleaseSlot({ selectHasUnsavedText }: ReleaseSlotProps) {
  const release = useAppSelector(selectRelease);
  const hasUnsavedText = useAppSelector(selectHasUnsavedText);
  const { Part: Notice } = useLazyPart(loadNotice, release !== null);
  return (
    <div className={styles.notices} role="log">
      {Notice && release && !hasUnsavedText && <Notice release={release} />}
    </div>
  );
}
