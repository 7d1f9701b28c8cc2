import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Called when the children fail; they are not shown from then on. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps the error of a part of a page from the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
