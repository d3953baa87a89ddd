import type { Schemas } from '#openapi';
import type { RecordAccess } from '../record/access.ts';
import type { ViewCaller, ViewRow } from './queries.ts';
import { shownSettings } from './settings.ts';

/** A view as it is on the wire, without columns that the caller does not see. */
export function presentView(call: ViewCaller, access: RecordAccess, row: ViewRow): Schemas['RecordView'] {
  const isShared = row.account_id === null;
  return {
    id: row.id,
    name: row.name,
    is_shared: isShared,
    is_default: row.is_default,
    may_change: !isShared || call.application.canEdit,
    settings: shownSettings(access, row.settings),
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
