import { Component, type ReactNode } from 'react';

interface NodeBoundaryProps {
  /** Another number: the node's inputs have changed, so what failed is tried again. */
  version: unknown;
  report(error: unknown): void;
  broken(error: unknown): ReactNode;
  children: ReactNode;
}

interface NodeBoundaryState {
  error: { thrown: unknown; version: unknown } | null;
}

/** Keeps the crash of one widget in that widget's own box (P22). */
export class NodeBoundary extends Component<NodeBoundaryProps, NodeBoundaryState> {
  override state: NodeBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): NodeBoundaryState {
    return { error: { thrown, version: undefined } };
  }

  static getDerivedStateFromProps(
    { version }: NodeBoundaryProps,
    { error }: NodeBoundaryState,
  ): NodeBoundaryState | null {
    if (!error || error.version === version) return null;
    return { error: error.version === undefined ? { ...error, version } : null };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.report(thrown);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.broken(error.thrown) : this.props.children;
  }
}
