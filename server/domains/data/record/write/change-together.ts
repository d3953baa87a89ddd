import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import type { WriteAccess } from '../access/record-access.ts';
import { authorOf, type ChangingCaller, logged } from './changing-caller.ts';
import { changedValues } from './change-records.ts';
import { knownToChange, requireAllowed, withFields } from './written-record.ts';
import { namingOpen } from './open-names.ts';
import { findLocked, inRecord } from '../read/find-record.ts';
import { type ChangedRecord, updateRecords } from './store-record.ts';

/**
 * Gives fields of many records the same values, each by the rules of its form, by a few statements for all of them.
 * @returns the ids of those that changed; undefined, with nothing written, when not all of them can be changed so: one may not be read,
 * may not be changed or was changed meanwhile, or the table has sub-tables. Throws what `changeRecord` throws, of the first one.
 */
export async function changeTogether(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { targets, data }: { targets: readonly { id: string; version?: number }[]; data: Schemas['RecordData'] },
): Promise<ReadonlySet<string> | undefined> {
  const { design } = access;
  if (subTablesOf(design).length > 0) return undefined;
  const versions = new Map(targets.map(({ id, version }) => [id, version]));
  const stored = await findLocked(query, access, [...versions.keys()]);
  const isFit = stored.every(({ id, version, mayEdit }) => mayEdit && versions.get(id) === version);
  if (!isFit || stored.length < versions.size) return undefined;
  const changed: ChangedRecord[] = [];
  for (const record of stored) {
    const { id, version, values: before } = record;
    await call.work?.pause();
    const after = await changedValues(query, call, inRecord(access, record), { before, data });
    if (after) changed.push({ id, version, before, after });
  }
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  await namingOpen(knownToChange(access), () => updateRecords(query, design, changed, { author: authorOf(call) }));
  await requireAllowed(query, access, {
    ids,
    condition: withFields(access.editCondition, access.editable, Object.keys(data)),
  });
  logged(query, call, access, ids);
  return new Set(ids);
}
