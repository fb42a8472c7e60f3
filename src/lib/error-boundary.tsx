import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** A change resets the boundary. */
  subject: unknown;
}

/** Renders `fallback` when a child throws while rendering, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, subject: this.props.subject };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: { subject: unknown }) {
    return subject === state.subject ? null : { failed: false, subject };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(
      'A component failed:',
      error.message,
      error.cause ?? '',
      info.componentStack ?? '',
    );
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
