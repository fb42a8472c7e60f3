import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailures } from './chunk.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in place of the children once they have failed. */
  fallback: ReactNode;
  /** Names what the children show: a failure ends when it changes. */
  subject: string;
  onError?: () => void;
}

interface ErrorBoundaryState {
  failed: boolean;
  subject: string;
}

/** Keeps a failure to the part that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return subject === state.subject ? null : { failed: false, subject };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part failed:', error.message, error.cause ?? '', info.componentStack ?? '');
    forgetFailures();
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
