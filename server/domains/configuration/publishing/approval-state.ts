import type { Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { ConfigurationRef } from '#server/kernel/scope/in-scope.ts';
import type { StoredApproval } from '../kind/queries.ts';
import { readSetting } from '../preference/workspace-setting.ts';
import { namesOf } from '../merging/authors.ts';

export type Approval = Schemas['ConfigurationApproval'];

/** Whether a second administrator has to approve the change before it is published: a setting of the workspace, for pages alone. */
export async function needsApproval(query: Query, { kind, wsId }: ConfigurationRef): Promise<boolean> {
  if (kind !== 'overlay' || wsId === null) return false;
  return (await readSetting(query, wsId, 'systemManage')).value.page_changes_need_approval === true;
}

/** The approval of the draft in the form in which callers get it. */
export async function presentApproval(
  { db, session }: { db: Database; session: { accountId: string } },
  stored: StoredApproval,
  isNeeded: boolean,
): Promise<Approval> {
  const { asked_by, asked_at, approved_by, approved_at } = stored;
  const names = await namesOf(
    db,
    [asked_by, approved_by].filter((id) => id !== null),
  );
  const person = (id: string | null) => (id === null ? null : { id, real_name: names.get(id) ?? null });
  return {
    is_needed: isNeeded,
    state: approved_by !== null ? 'approved' : asked_by !== null ? 'asked' : 'none',
    asked_by: person(asked_by),
    asked_at: asked_at?.toISOString() ?? null,
    approved_by: person(approved_by),
    approved_at: approved_at?.toISOString() ?? null,
    may_decide: asked_by !== null && approved_by === null && asked_by !== session.accountId,
  };
}
