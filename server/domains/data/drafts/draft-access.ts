import { NotAllowed } from '#server/kernel/errors/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import type { WriteAccess } from '../record/access/record-access.ts';
import { findRecord } from '../record/read/find-record.ts';
import { accessTo, type ListCaller, type RecordList } from '../views/record-list.ts';

/**
 * The access by which a form is filled in. Throws `NotFound` for a record that the caller does not reach, and `NotAllowed` for one, or a
 * list, in which the caller may not write.
 */
export async function draftAccess(
  query: Query,
  call: ListCaller,
  { list, recordId }: { list: RecordList; recordId: string | null },
): Promise<WriteAccess> {
  const access = await accessTo(query, call, list);
  if (recordId === null) {
    if (!access.mayAdd) throw new NotAllowed({ detail: { rule: 'menuAuthorization.add' } });
    return access;
  }
  const { mayEdit } = await findRecord(query, access, recordId);
  if (!mayEdit) throw new NotAllowed({ detail: { rule: 'menuAuthorization.edit' } });
  return access;
}
