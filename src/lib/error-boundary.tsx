import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** A change resets the boundary. */
  resetKey: unknown;
}

/** Renders `fallback` when a child throws while rendering, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
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
