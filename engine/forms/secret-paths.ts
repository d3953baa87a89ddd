import type { Path } from '../runtime/state/store.ts';
import type { FieldKind } from './form-config.ts';
import type { FieldPlan } from './form-plan.ts';

const isSecret = (kind: FieldKind): boolean => kind.type === 'text' && kind.widget === 'password';

/** The paths of passwords in a record of these fields; `*` is every row of a sub-table. They are sent and never persisted. */
export function secretPaths(fields: ReadonlyMap<string, FieldPlan>): Path[] {
  return [...fields.values()].flatMap(({ id, kind, columns }) => [
    ...(isSecret(kind) ? [[id]] : []),
    ...columns.filter((column) => isSecret(column.kind)).map((column) => [id, '*', 'data', column.id]),
  ]);
}
