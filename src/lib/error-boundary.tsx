import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Identifies what the children show; a change resets the boundary. */
  subject: unknown;
}

/** Contains a rendering failure. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: { subject: unknown }) {
    return subject === state.subject ? null : { failed: false, subject };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A part failed:', error.message, error.cause ?? '', info.componentStack ?? '');
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
