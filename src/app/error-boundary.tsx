import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailureScreen } from '#src/ui/failure-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows what failed in place of it, instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed:', error.message, error.cause ?? '', info.componentStack ?? '');
  }

  override render() {
    return this.state.error ? <FailureScreen /> : this.props.children;
  }
}
