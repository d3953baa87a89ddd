import type { Schemas } from '#openapi';
import type { TableSight } from '../record/access/record-access.ts';
import type { ViewCaller, ViewRow } from './queries.ts';
import type { ShownSettings } from './settings.ts';

/** What fields were called that are no longer in the form, by their ids. */
export type FieldLabels = ReadonlyMap<string, string>;

/** A view as it is on the wire, without what the caller's list does not know. */
export function presentView(
  call: ViewCaller,
  access: TableSight,
  row: ViewRow,
  { shown, labels = new Map() }: { shown: ShownSettings; labels?: FieldLabels },
): Schemas['RecordView'] {
  const { settings, leftOut } = shown;
  const isShared = row.account_id === null;
  return {
    id: row.id,
    name: row.name,
    is_shared: isShared,
    is_default: row.is_default,
    may_change: !isShared || call.application.canEdit,
    settings,
    ...(leftOut.length > 0 && {
      left_out: leftOut.map((field) => seenLabel(access, field) ?? labels.get(field) ?? field),
    }),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** What the log records of a view. */
export const viewFacts = ({ account_id, name, is_default, settings }: ViewRow) => ({
  is_shared: account_id === null,
  name,
  is_default,
  settings,
});

/** What a field is called now, for those who see it. */
const seenLabel = ({ design, visible }: TableSight, field: string): string | undefined =>
  visible === 'all' || visible.has(field) ? design.form.fields.get(field)?.label : undefined;
