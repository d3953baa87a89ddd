import { Component, type ReactNode } from 'react';

interface NodeBoundaryProps<Of> {
  /** Another one: the inputs have changed, so what failed is tried again. The children themselves when absent. */
  version?: unknown;
  /** What the boundary is around; both functions are handed it. */
  of: Of;
  report(error: unknown, of: Of): void;
  broken(error: unknown, of: Of): ReactNode;
  children: ReactNode;
}

interface NodeBoundaryState {
  error: { thrown: unknown; version: unknown } | null;
}

const intact: NodeBoundaryState = { error: null };

/** Keeps the crash of one widget in that widget's own box (P22). */
export class NodeBoundary<Of> extends Component<NodeBoundaryProps<Of>, NodeBoundaryState> {
  override state: NodeBoundaryState = intact;

  static getDerivedStateFromError(thrown: unknown): NodeBoundaryState {
    return { error: { thrown, version: undefined } };
  }

  static getDerivedStateFromProps(
    { children, version = children }: NodeBoundaryProps<unknown>,
    { error }: NodeBoundaryState,
  ): NodeBoundaryState | null {
    if (!error || error.version === version) return null;
    return { error: error.version === undefined ? { ...error, version } : null };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.report(thrown, this.props.of);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { broken, of, children } = this.props;
    return error ? broken(error.thrown, of) : children;
  }
}
