import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Handles an error; true if the children can be rendered again afterwards. */
  rescue: (error: unknown) => boolean;
  children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches errors of a screen, so that the navigation around it stays. */
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
