import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailures } from '#src/ui/chunk.tsx';
import { FailureScreen } from '#src/ui/failure-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Names what the children show: a failure belongs to it alone, and ends when it changes. */
  subject: string;
}

interface ErrorBoundaryState {
  error: Error | undefined;
  subject: string;
}

/** Shows what failed in place of it, instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return subject === state.subject ? null : { error: undefined, subject };
  }

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed:', error.message, error.cause ?? '', info.componentStack ?? '');
    forgetFailures();
  }

  override render() {
    return this.state.error ? <FailureScreen /> : this.props.children;
  }
}
