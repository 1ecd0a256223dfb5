import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '../kit/Button';
import { useEnv } from '../state/hooks';
import { brokenPage } from './content';
import { PAGE_TITLE_ID } from './ids';
import styles from './Page.module.css';
import { fullTitle } from './pageHead';

type Props = { resetKey: string; children: ReactNode };
type State = { justFailed: boolean; failedKey: string | null };

/**
 * Shows an error message for a page that cannot be loaded or rendered. A new `resetKey` renders the
 * children again. The key of the failure is stored instead of reset by an effect: the new page must
 * be there in the same commit, for RouteAnnouncer to focus its heading.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { justFailed: false, failedKey: null };

  static getDerivedStateFromError(): Partial<State> {
    return { justFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { justFailed, failedKey }: State): State {
    const isFailed = justFailed || failedKey === resetKey;
    return { justFailed: false, failedKey: isFailed ? resetKey : null };
  }

  override render() {
    const { resetKey, children } = this.props;
    return this.state.failedKey === resetKey ? <BrokenPage /> : children;
  }
}

function BrokenPage() {
  const env = useEnv();
  return (
    <>
      <title>{fullTitle(brokenPage.title)}</title>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        {brokenPage.title}
      </h1>
      <p className={styles.lead} role="alert">
        {brokenPage.text}
      </p>
      <Button onClick={() => env.reload()}>{brokenPage.button}</Button>
    </>
  );
}
