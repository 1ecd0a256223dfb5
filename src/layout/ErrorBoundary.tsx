import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '../kit/Button';
import { useEnv } from '../state/hooks';
import { brokenPage, SITE_NAME } from './content';
import styles from './Page.module.css';

type Props = { resetKey: string; children: ReactNode };
type State = { justBroke: boolean; brokenAt: string | null };

/**
 * A page that cannot be loaded or drawn says so; the frame around it goes on working. Each change
 * of `resetKey` is a new attempt, shown in the same commit, so that the focus finds its heading.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { justBroke: false, brokenAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { justBroke: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { justBroke }: State): State | null {
    return justBroke ? { justBroke: false, brokenAt: resetKey } : null;
  }

  override render() {
    const { resetKey, children } = this.props;
    return this.state.brokenAt === resetKey ? <BrokenPage /> : children;
  }
}

function BrokenPage() {
  const env = useEnv();
  return (
    <>
      <title>{`${brokenPage.title} · ${SITE_NAME}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {brokenPage.title}
      </h1>
      <p className={styles.lead} role="alert">
        {brokenPage.text}
      </p>
      <Button onClick={() => env.reload()}>{brokenPage.button}</Button>
    </>
  );
}
