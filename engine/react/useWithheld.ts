import { useEffect } from 'react';
import { isData, type Path } from '#engine/runtime';
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
    if (!path) return;
    for (const inner of paths) {
      scope.withheld.add([...path, ...inner]);
      scope.secrets.addField(() => valuesAt(scope.read(path), inner), true);
    }
  }, [scope, within, paths]);
}

/** The values at a path inside a value; `*` means every item of a list. */
function valuesAt(value: unknown, [name, ...rest]: Path): unknown[] {
  if (name === undefined) return [value];
  if (!isData(value)) return [];
  if (Array.isArray(value)) return name === '*' ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}
