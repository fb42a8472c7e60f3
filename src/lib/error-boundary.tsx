import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Identifies what the children show: when it changes, they are tried again. */
  subject: string;
  onError?: () => void;
}

/** Keeps a failure from spreading beyond its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: { subject: string }) {
    return subject === state.subject ? null : { failed: false, subject };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part failed:', error.message, error.cause ?? '', info.componentStack ?? '');
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
