import type { ReactNode } from 'react';
import { Component, startTransition, useEffect } from 'react';
import { Button } from '../kit/Button';
import { useEnv } from '../state/hooks';
import { brokenPage } from './content';
import { PAGE_TITLE_ID } from './ids';
import styles from './Page.module.css';
import { fullTitle } from './pageHead';

type Props = { resetKey: string; children: ReactNode };
type State = {
  justFailed: boolean;
  /** The keys for which the children have failed, and are tried again. */
  failedKey: string | null;
  retriedKey: string | null;
};

/**
 * Shows an error message for a page that cannot be loaded or rendered. Its button renders the children again: what
 * was typed and played is in the store. If they fail again, the page is reloaded. So does a new `resetKey`
 * render them again. The key of the failure is stored instead of reset by an effect: the new page must
 * be there in the same commit, for RouteAnnouncer to focus its heading.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { justFailed: false, failedKey: null, retriedKey: null };

  static getDerivedStateFromError(): Partial<State> {
    return { justFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> {
    const isFailed = state.justFailed || state.failedKey === resetKey;
    return { justFailed: false, failedKey: isFailed ? resetKey : null };
  }

  override componentDidUpdate() {
    const { failedKey, retriedKey } = this.state;
    if (failedKey !== null || retriedKey === null) return;
    this.setState({ retriedKey: null });
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }

  /** As a transition: the message stays while a page is loaded. */
  retry = () => {
    const { resetKey } = this.props;
    startTransition(() => this.setState({ failedKey: null, retriedKey: resetKey }));
  };

  override render() {
    const { resetKey, children } = this.props;
    const { failedKey, retriedKey } = this.state;
    if (failedKey !== resetKey) return children;
    return <BrokenPage hasRetried={retriedKey === resetKey} onRetry={this.retry} />;
  }
}

function BrokenPage({ hasRetried, onRetry }: { hasRetried: boolean; onRetry(): void }) {
  const env = useEnv();
  useEffect(() => {
    if (hasRetried) env.reload();
  }, [env, hasRetried]);
  return (
    <>
      <title>{fullTitle(brokenPage.title)}</title>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        {brokenPage.title}
      </h1>
      <p className={styles.lead} role="alert">
        {brokenPage.text}
      </p>
      <Button onClick={onRetry}>{brokenPage.button}</Button>
    </>
  );
}
