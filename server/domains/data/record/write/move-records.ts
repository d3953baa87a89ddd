import { sql, type SqlBool } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { fromSql } from '../../query/record-rows.ts';
import { scopeOf, type AnswerAccess } from '../access/record-access.ts';
import { restoreLinks } from './cleared-links.ts';
import { namingOpen } from './open-names.ts';
import { holdPointing } from './hold-pointing.ts';
import { createRequestWork } from '../../design/request-work.ts';
import { releaseRecords } from './release-records.ts';
import { requireRoomForRecords } from './records-quota.ts';
import { moveRecords } from './store-record.ts';
import { denied, type ChangingCaller, authorOf, logged } from './changing-caller.ts';
import { knownToChange } from './written-record.ts';

/** The given records that the caller may read, locked in the order of their ids. Throws `NotFound` unless it is all of them. */
async function lockAll(query: Query, access: AnswerAccess, ids: readonly string[], isTrash: boolean): Promise<void> {
  const condition = access.deletable ?? sql<SqlBool>`false`;
  const { rows } = await sql<{ id: string; may: boolean | null }>`
    select r.id, (${condition}) as may from ${fromSql(access.design)}
    where r.id = any(${ids}::text[]) and ${sql.join(scopeOf(access, { isTrash }).rows, sql` and `)}
    order by r.id for update`.execute(query);
  if (rows.length < new Set(ids).size) throw new NotFound({ pointer: '/ids' });
  if (rows.some(({ may }) => !may)) throw denied('menuAuthorization.delete');
}

/** Moves records into the trash, or takes them out of it: all of them or none. */
export async function moveAll(
  query: Query,
  call: ChangingCaller,
  access: AnswerAccess,
  { ids, to }: { ids: readonly string[]; to: 'trash' | 'table' },
): Promise<null> {
  const pointing = await holdPointing(query, access.design);
  await lockAll(query, access, ids, to === 'table');
  if (to === 'table') await requireRoomForRecords(query, access.design.wsId, ids.length);
  const author = authorOf(call);
  const leading = { ids, author, work: call.work ?? createRequestWork(), pointing };
  const released = to === 'trash' ? await releaseRecords(query, access, leading) : undefined;
  const moved = { ids, to, author, ...(released && { cleared: released.cleared }) };
  await namingOpen(knownToChange(access), () => moveRecords(query, access.design, moved));
  if (to === 'table') await restoreLinks(query, access.design, leading);
  logged(query, call, access, ids);
  for (const { design, ids: more } of released?.along ?? []) logged(query, call, { design }, more);
  return null;
}
