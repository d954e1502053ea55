/** Catches what a page throws, so that the menu stays usable. */
import {Component, type ReactNode} from 'react';
import {PageError} from './PageError';

interface ErrorBoundaryProps {
  /** A new value is a new page: the error is forgotten. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly resetKey: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {resetKey: this.props.resetKey};

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {error};
  }

  static getDerivedStateFromProps(
    {resetKey}: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : {resetKey};
  }

  override render() {
    const {error} = this.state;
    if (error === undefined) return this.props.children;
    return <PageError error={error} onRetry={() => this.setState({error: undefined})} />;
  }
}
