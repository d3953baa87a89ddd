import { sql } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql } from '#server/kernel/db/index.ts';
import type { Handler } from '../../call/handler.ts';
import { containing } from '../../lists/index.ts';
import { inScope } from '../../scope/in-scope.ts';
import { requireReadableLog } from '../policy.ts';

/** How many are answered. */
const most = 50;

interface Person {
  id: string;
  username: string;
}

/**
 * Who is in the log that the caller may read. Each person is one step down an index and not a scan of all of their entries, so that
 * a log of a million entries is asked as often as there are people in it.
 */
export const listLogPeople: Handler<'listLogPeople'> = async ({ args, db, session }) => {
  const wsId = session.wsId ?? null;
  const applicationId = args.application_id;
  if (wsId !== null) await requireReadableLog(db, session, { wsId, applicationId });
  const log = wsId === null ? sql`ws_id is null` : sql`ws_id = ${wsId}`;
  // Both have an index by person, so that an application's people are not looked for among all of the workspace.
  const own = applicationId === undefined ? log : sql`${log} and application_id = ${applicationId}`;
  const { rows } = await inScope(
    db,
    wsId,
    (query) =>
      sql<Person>`
        with recursive people as (
          select min(user_id) as user_id from operation_log where ${own}
          union all
          select (select min(user_id) from operation_log where ${own} and user_id > people.user_id)
          from people where people.user_id is not null
        )
        select newest.user_id as id, newest.user_name as username
        from people cross join lateral (
          select ws_id, user_id, user_name from operation_log
          where ${log} and user_id = people.user_id and user_name is not null
          order by created_at desc, id desc limit 1
        ) as newest
        where ${foldedSql(sql.ref('newest.user_name'))} like ${containing(foldCase(args.search?.trim() ?? ''))}
        order by newest.user_name, newest.user_id limit ${most}`.execute(query),
    { singleRead: true },
  );
  return { items: rows.map(({ id, username }) => ({ id, username, real_name: username })) };
};
