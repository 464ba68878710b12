import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** What to show instead; `retry` tries the children again. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** True if the children can be shown all the same, once it was called. */
  rescue: (error: unknown) => boolean;
  children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a failed screen from taking the navigation around it down. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.rescue(error)) this.setState({ failure: null });
  }

  readonly retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.error, this.retry);
  }
}
