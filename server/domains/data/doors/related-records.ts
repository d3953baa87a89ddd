import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import type { MenuCaller } from '../record/access/caller.ts';
import { viewAccess } from '../record/access/menu-access.ts';
import type { AnswerAccess } from '../record/access/record-access.ts';
import { listRelated } from '../record/read/related.ts';

/** The records of the logical table that a call asks for that point at one of the records behind a door. */
export async function relatedRecords(
  query: Query,
  call: MenuCaller,
  of: AnswerAccess,
  asked: Schemas['RelatedQuery'] & { rid: string },
): Promise<ListPage<Schemas['Record']>> {
  const from = await viewAccess(query, call, { viewId: asked.logical_table_id, pointer: '/logical_table_id' });
  return listRelated(query, call, { of, from }, asked);
}
