import type { ReactElement, ReactNode } from 'react';

/** A line of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
