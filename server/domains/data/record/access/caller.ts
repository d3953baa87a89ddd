import type { Query } from '#server/kernel/db/index.ts';
import { asOfRevision } from '#server/kernel/revisions/index.ts';
import { idsBelow } from '#server/domains/organisation/index.ts';
import type { FilterContext } from '../../query/operand.ts';
import type { RequestWork } from '../../design/request-work.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';

/** The part of a call that records need: who asks, when, and by which calendar and language. */
export interface RecordCaller {
  session: { accountId: string };
  now: Date;
  timeZone: string;
  locale: string;
  /** Of a request that works on many records. */
  work?: RequestWork;
}

/** What conditions may name of the caller. */
export async function filterContext(
  query: Query,
  wsId: string,
  { session, now, timeZone, work }: RecordCaller,
): Promise<FilterContext> {
  const own = await asOfRevision(query, wsId, ['departments of', session.accountId], () =>
    departmentsOf(query, wsId, session.accountId),
  );
  return { accountId: session.accountId, ...own, now, timeZone, parameters: {}, ...(work && { work }) };
}

async function departmentsOf(
  query: Query,
  wsId: string,
  accountId: string,
): Promise<Pick<FilterContext, 'departments' | 'departmentsBelow'>> {
  const rows = await query
    .selectFrom('department_members')
    .innerJoin('departments', (join) =>
      join
        .onRef('departments.ws_id', '=', 'department_members.ws_id')
        .onRef('departments.id', '=', 'department_members.department_id'),
    )
    .where('department_members.ws_id', '=', wsId)
    .where('department_members.account_id', '=', accountId)
    .where('departments.source', '=', 'organize')
    .where('departments.deleted_at', 'is', null)
    .orderBy('department_members.sort')
    .select('department_members.department_id')
    .execute();
  const departments = rows.map(({ department_id }) => department_id);
  const departmentsBelow = departments.length === 0 ? [] : await idsBelow(query, wsId, departments);
  return { departments, departmentsBelow };
}

/** The part of a call by which records are accessed through a menu or a view. */
export interface MenuCaller extends RecordCaller {
  application: OpenApplication;
  session: Session;
}
