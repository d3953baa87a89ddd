import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { WriteAccess } from '../access/record-access.ts';
import type { ChangingCaller } from './changing-caller.ts';
import { historyFields, presentChanges } from '../present/change-texts.ts';
import { changesBetween } from './conflict.ts';
import { findRecord, inRecord } from '../read/find-record.ts';
import { restoreVersion } from './restore-version.ts';

/**
 * What a restore would change and leave as it is, within the scope `records`: the restore itself is done and taken back, so that rules, unique
 * values and rights are those of the real one. Throws what `restoreVersion` throws.
 */
export async function previewRestore(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  args: Schemas['RecordRestore'] & { rid: string },
): Promise<Schemas['RecordRestorePreview']> {
  const found = await findRecord(query, access, args.rid, { isLocked: true });
  await sql`savepoint preview`.execute(query);
  const { record, left_out } = await restoreVersion(query, call, access, args);
  const fields = historyFields(inRecord(access, found));
  const set = changesBetween(access, { fields, before: found.values, after: record.data });
  const [changes = []] = await presentChanges(query, access, { fields, sets: [set], reader: call });
  await sql`rollback to savepoint preview`.execute(query);
  return { changes, left_out };
}
