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
  /** Whether the children are the whole page, with the header and `main`. */
  isWhole?: boolean;
  children: ReactNode;
};
type State = {
  justFailed: boolean;
  /**
   * The `resetKey` with which the children have failed; null if they have not failed. `retriedKey` is the `resetKey`
   * with which the visitor has tried again; null if the visitor has not tried again.
   */
  failedKey: string | null;
  retriedKey: string | null;
};

/**
 * Shows an error message in place of children that cannot be loaded or rendered. The button of the message renders the
 * children again; if the children fail again, the page is reloaded. Nothing is lost: games and most typed texts are in
 * the store, and this component remembers the other typed texts.
 * A new `resetKey` also renders the children again. They are rendered in the same commit, because RouteAnnouncer then
 * focuses the heading of the new page. An effect would reset the state too late. Instead, `failedKey` has the
 * `resetKey` of the failure, and a failure with an older key does not count.
 */
export class ErrorBoundary extends Component<Props, State> {
  /** Restores typed texts that are not in the store. Undefined if nothing was remembered. */
  restoreControls: ReturnType<typeof rememberControls> | undefined;

  override state: State = { justFailed: false, failedKey: null, retriedKey: null };

  static getDerivedStateFromError(): Partial<State> {
    return { justFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> {
    const isFailed = state.justFailed || state.failedKey === resetKey;
    return { justFailed: false, failedKey: isFailed ? resetKey : null };
  }

  /** Remembers the controls before React removes the failed children from the page. */
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

  /** Renders the children again. A transition is used to keep the error message until the children are loaded. */
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
