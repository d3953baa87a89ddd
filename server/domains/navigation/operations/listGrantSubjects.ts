import { sql } from 'kysely';
import { foldCase } from '#schemas/values';
import { foldedSql, orderedSql } from '#server/kernel/db/index.ts';
import type { Schemas } from '#openapi';
import { livingSubjects } from '#server/domains/organisation/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';

/** As the contract says. */
const most = 100;

/** Whom rights in the open application may be granted to: people, departments, positions or user groups, by name (MENU-22). */
export const listGrantSubjects: Handler<'listGrantSubjects'> = ({ application: { wsId }, args, db, locale }) =>
  db.tenant(
    wsId,
    async (query) => {
      const { rows } = await sql<Schemas['GrantSubjectName']>`
        select living.subject_type, living.subject_id, living.name from (${livingSubjects(wsId, locale)}) as living
        where living.subject_type = ${args.type}
          and (${args.subject_id ?? null}::text is null or living.subject_id = ${args.subject_id ?? null})
          and position(${foldCase(args.search ?? '')} in ${foldedSql(sql.ref('living.name'))}) > 0
        order by ${orderedSql(sql.ref('living.name'))}, living.subject_id limit ${most}`.execute(query);
      return rows;
    },
    { readOnly: true },
  );
