import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { computedReads } from '#engine/forms';
import { compiledForm } from '../design/compiled-form.ts';
import { wantedColumns } from '../design/wanted-columns.ts';

const kindsOf = (config: Schemas['FormConfig']): ReadonlyMap<string, unknown> =>
  new Map(wantedColumns(config).map(({ path, field: { kind } }) => [path, kind.type === 'subTable' ? null : kind]));

/**
 * The stored fields, by path, whose values in older records a changed design computes otherwise: those whose formula or roll-up is new
 * or another one, and those that read them or a field whose kind changed.
 */
export function fieldsToCompute(former: Schemas['FormConfig'], config: Schemas['FormConfig']): string[] {
  const [before, after] = [kindsOf(former), kindsOf(config)];
  const changed = new Set(
    [...after].filter(([path, kind]) => !isDeepStrictEqual(kind, before.get(path))).map(([path]) => path),
  );
  // Of the rows of a sub-table, what is no longer there counts as well.
  for (const path of before.keys()) if (!after.has(path)) changed.add(path);
  const isTouched = (root: string): boolean =>
    changed.has(root) || [...changed].some((path) => path.startsWith(`${root}.`));
  const found: string[] = [];
  for (const { path, reads } of computedReads(compiledForm(config, 'en-US').form)) {
    const [table = '', inner] = path.split('.');
    const names = inner === undefined ? reads : reads.flatMap((name) => [name, `${table}.${name}`]);
    if (!changed.has(path) && !names.some(isTouched)) continue;
    changed.add(path);
    found.push(path);
  }
  return found;
}
