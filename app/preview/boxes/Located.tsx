import { Fragment, type FragmentInstance, type ReactElement, type ReactNode, useCallback } from 'react';

/** Is given the elements of a node that comes on the screen; returns the function that is called when it goes. */
export type Locate = (nodeId: string, around: readonly string[], fragment: FragmentInstance) => () => void;

interface LocatedProps {
  id: string;
  /** The ids of the nodes around it, outermost first. */
  around: readonly string[];
  locate: Locate;
  children: ReactNode;
}

/** What a node shows, without an element more, for as long as it is on the screen. */
export function Located({ id, around, locate, children }: LocatedProps): ReactElement {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => (fragment ? locate(id, around, fragment) : undefined),
    [id, around, locate],
  );
  return <Fragment ref={ref}>{children}</Fragment>;
}
