import { Fragment, type ReactElement, type ReactNode, type Ref, useCallback } from 'react';
import type { CompiledNode } from '#engine/document';
import type { EngineHost, HostFragment, PageScope } from '#engine/runtime';

/** Hands the elements of a node to a host that asks for them; for any other host the node is rendered as it is. */
export function located(
  { id }: CompiledNode,
  around: readonly string[],
  { engine: { host } }: PageScope,
  shown: ReactNode,
): ReactNode {
  if (!host.locate) return shown;
  return (
    <Located id={id} around={around} locate={host.locate}>
      {shown}
    </Located>
  );
}

interface LocatedProps {
  id: string;
  around: readonly string[];
  locate: NonNullable<EngineHost['locate']>;
  children: ReactNode;
}

function Located({ id, around, locate, children }: LocatedProps): ReactElement {
  const ref: Ref<HostFragment> = useCallback(
    (fragment: HostFragment | null) => (fragment ? locate(id, around, fragment) : undefined),
    [id, around, locate],
  );
  return <Fragment ref={ref}>{children}</Fragment>;
}
