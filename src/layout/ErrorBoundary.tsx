import type { ReactNode } from 'react';
import { Component, startTransition, useEffect } from 'react';
import { Button } from '../kit/Button';
import { rememberControls } from '../platform/rememberControls';
import { useEnv } from '../state/hooks';
import { brokenPage, fullTitle } from './content';
import frame from './Frame.module.css';
import { PAGE_TITLE_ID } from './ids';
import styles from './Page.module.css';

type Props = {
  resetKey: string;
  /** Whether the children are all of the page, header and `main` included. */
  isWhole?: boolean;
  children: ReactNode;
};
type State = {
  justFailed: boolean;
  /** The keys for which the children have failed, and are tried again. */
  failedKey: string | null;
  retriedKey: string | null;
};

/**
 * Shows an error message in place of children that cannot be loaded or rendered. Its button renders the children again:
 * what was typed and played is in the store, or remembered here. If they fail again, the page is reloaded. A new
 * `resetKey` also renders the children again, in the same commit, as RouteAnnouncer then focuses the heading of the new
 * page: so the state has the key of the failure, and no effect resets it.
 */
export class ErrorBoundary extends Component<Props, State> {
  /** Puts back what was typed into fields whose text is not in the store. */
  restoreControls: ReturnType<typeof rememberControls> | undefined;

  override state: State = { justFailed: false, failedKey: null, retriedKey: null };

  static getDerivedStateFromError(): Partial<State> {
    return { justFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> {
    const isFailed = state.justFailed || state.failedKey === resetKey;
    return { justFailed: false, failedKey: isFailed ? resetKey : null };
  }

  /** Remembers the controls while the children that fail are still in the page. */
  override getSnapshotBeforeUpdate({ resetKey }: Props, { failedKey }: State) {
    const isNewPage = this.props.resetKey !== resetKey;
    const failsNow = this.state.failedKey !== null && failedKey === null;
    if (failsNow) this.restoreControls = isNewPage ? undefined : rememberControls(document.body);
    return null;
  }

  override componentDidUpdate() {
    const { failedKey, retriedKey } = this.state;
    if (failedKey !== null || retriedKey === null) return;
    this.setState({ retriedKey: null });
    document.getElementById(PAGE_TITLE_ID)?.focus();
    this.restoreControls?.();
  }

  /** Renders the children again, in a transition: the message stays while a page is loaded. */
  retry = () => {
    const { resetKey } = this.props;
    startTransition(() => this.setState({ failedKey: null, retriedKey: resetKey }));
  };

  override render() {
    const { resetKey, isWhole, children } = this.props;
    const { failedKey, retriedKey } = this.state;
    if (failedKey !== resetKey) return children;
    const page = <BrokenPage hasRetried={retriedKey === resetKey} onRetry={this.retry} />;
    return isWhole ? <main className={frame.paper}>{page}</main> : page;
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
