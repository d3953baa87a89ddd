import { valuesOf } from '#kinds';
import { type RawBuilder, sql } from 'kysely';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { FieldKind } from '../store/storage.ts';
import { isRange } from '../store/storage.ts';
import { shownValue } from '../store/values.ts';
import type { Links } from './links.ts';
import { type ReachableField, reachableField } from './reachable.ts';

/** A value that is computed or read through relations, under its own name in the statement. */
export interface ComputedColumn {
  field: ReachableField;
  /** What its values are. */
  kind: FieldKind;
  name: string;
}

const isComputed = ({ kind, column, live }: DesignField): boolean =>
  live !== undefined || (!column && (kind.type === 'lookup' || kind.type === 'rollup' || kind.type === 'relation'));

/** What is computed or read through relations of each record: the table's own fields of that sort, and the paths that are asked for. */
export function computedColumns(
  design: TableDesign,
  visible: VisibleFields,
  {
    links,
    paths = [],
    only,
  }: { links: Links; paths?: readonly string[] | undefined; only?: readonly string[] | undefined },
): ComputedColumn[] {
  const own = [...design.fields.values()].filter(isComputed).map(({ id }) => id);
  const wanted = [...new Set([...own, ...paths])].filter((id) => !only || only.includes(id));
  return wanted.flatMap((id, index): ComputedColumn[] => {
    const field = reachableField(design, visible, id, links);
    return field?.kind ? [{ field, kind: field.kind, name: `v_${index}` }] : [];
  });
}

const ends = ({ field, name }: ComputedColumn): [string, RawBuilder<unknown>][] => [
  [name, field.column],
  ...(field.end && isRange(field.storage) ? [[`${name}_to`, field.end] as [string, RawBuilder<unknown>]] : []),
];

/** What is selected for them. */
export const computedSql = (columns: readonly ComputedColumn[]): RawBuilder<unknown>[] =>
  columns.flatMap(ends).map(([name, column]) => sql`${column} as ${sql.id(name)}`);

/** One value of a list, which was read as text. */
function listed(kind: FieldKind, text: unknown): unknown {
  return valuesOf(kind).type(kind) === 'number' ? Number(text) : text;
}

/** Their values of one row, by the names under which they are answered. */
export function computedValues(
  columns: readonly ComputedColumn[],
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ field, kind, name }) => {
      const raw = row[name];
      if (field.isList) return [field.id, Array.isArray(raw) ? raw.map((one) => listed(kind, one)) : []];
      const first = shownValue(field.storage, kind, raw);
      if (!isRange(field.storage)) return [field.id, first];
      const to = shownValue(field.storage, kind, row[`${name}_to`]);
      return [field.id, first === null && to === null ? null : { kind: 'range', from: first, to }];
    }),
  );
}
