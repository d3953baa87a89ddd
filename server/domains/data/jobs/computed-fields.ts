import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { computedReads, type DroppableValues, droppableValues } from '#engine/forms';
import { compiledForm } from '../design/compiled-form.ts';
import { wantedColumns } from '../design/wanted-columns.ts';

const kindsOf = (config: Schemas['FormConfig']): ReadonlyMap<string, unknown> =>
  new Map(wantedColumns(config).map(({ path, field: { kind } }) => [path, kind.type === 'subTable' ? null : kind]));

/** What rules drop of a record otherwise than before; nothing where they drop the same by the same conditions. */
function droppedOtherwise(
  former: DroppableValues,
  now: DroppableValues,
  isTouched: (path: string) => boolean,
): string[] {
  const isSame = former.conditions === now.conditions && !now.reads.some(isTouched);
  return isSame ? [] : [...former.paths, ...now.paths];
}

/**
 * The stored fields, by path, whose values in older records a changed design computes otherwise: those whose formula or roll-up is new
 * or another one, those that read them or a field whose kind changed, and those that read what rules drop by other conditions now.
 */
export function fieldsToCompute(former: Schemas['FormConfig'], config: Schemas['FormConfig']): string[] {
  const [before, after] = [kindsOf(former), kindsOf(config)];
  const [{ form: formerForm }, { form }] = [compiledForm(former, 'en-US'), compiledForm(config, 'en-US')];
  const changed = new Set(
    [...after].filter(([path, kind]) => !isDeepStrictEqual(kind, before.get(path))).map(([path]) => path),
  );
  // Of the rows of a sub-table, what is no longer there counts as well.
  for (const path of before.keys()) if (!after.has(path)) changed.add(path);
  const isTouched = (root: string): boolean =>
    changed.has(root) || [...changed].some((path) => path.startsWith(`${root}.`));
  const found = new Set<string>();
  const follow = (): void => {
    for (const { path, reads } of computedReads(form)) {
      const [table = '', inner] = path.split('.');
      const names = inner === undefined ? reads : reads.flatMap((name) => [name, `${table}.${name}`]);
      if (!changed.has(path) && !names.some(isTouched)) continue;
      changed.add(path);
      found.add(path);
    }
  };
  follow();
  const dropped = droppedOtherwise(droppableValues(formerForm), droppableValues(form), isTouched);
  for (const path of dropped) changed.add(path);
  if (dropped.length > 0) follow();
  return [...found];
}
