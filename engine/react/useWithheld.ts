import { useEffect } from 'react';
import type { Path } from '#engine/runtime';
import { useScope } from './contexts.ts';
import type { Bound } from './widget.ts';

/**
 * For widgets whose value has secret parts: these are never persisted on the device, whatever the document says. `paths`
 * are relative to the value; `*` matches every item of a list. Pass a stable array.
 */
export function useWithheld(bound: Bound | undefined, paths: readonly Path[]): void {
  const scope = useScope();
  const within = JSON.stringify(bound?.path ?? null);
  useEffect(() => {
    // Safe: it is the path from above; as text it stays the same while its names do.
    const path = JSON.parse(within) as Path | null;
    if (path) for (const inner of paths) scope.withheld.add([...path, ...inner]);
  }, [scope, within, paths]);
}
