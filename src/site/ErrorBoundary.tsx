import type { ReactNode } from 'react';
import { Component } from 'react';
import { useAppDispatch } from '../app/hooks';
import type { AppThunk } from '../app/types';
import { Button } from '../kit/Button';
import { brokenPage } from './content';
import styles from './Page.module.css';

type Props = { resetKey: string; children: ReactNode };

/** A page that cannot be loaded or drawn says so; the frame around it goes on working. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.broken && previous.resetKey !== this.props.resetKey) {
      this.setState({ broken: false });
    }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

const reloadPage = (): AppThunk => (_dispatch, _getState, env) => env.reload();

function BrokenPage() {
  const dispatch = useAppDispatch();
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        {brokenPage.title}
      </h1>
      <p className={styles.lead} role="alert">
        {brokenPage.text}
      </p>
      <Button onClick={() => dispatch(reloadPage())}>{brokenPage.button}</Button>
    </>
  );
}
