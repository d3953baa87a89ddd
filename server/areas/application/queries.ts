import { sql } from 'kysely';
import type { Role } from '#openapi';
import type { Query } from '../../db/index.ts';
import { containing, type PagePlace } from '../paging.ts';

interface Reader {
  accountId: string;
  wsId: string;
  roles: readonly Role[];
}

/** Treated as administrator of every application of the workspace (ROLE-10); all of them see every card. */
const seesAll: readonly Role[] = ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN'];

/** The applications of one workspace that the reader may open, in their stored order, and how many there are. */
export async function findApplications(query: Query, reader: Reader, search: string, place: PagePlace) {
  // All roles of the reader in the application: joining them would give one row for each.
  const held = sql<string[]>`array(
    select role from application_members
    where app_id = applications.id and ws_id = ${reader.wsId} and account_id = ${reader.accountId} and deleted_at is null
  )`;
  let found = query
    .selectFrom('applications')
    .where('applications.ws_id', '=', reader.wsId)
    .where('applications.deleted_at', 'is', null)
    .where('applications.status', '=', 'active');
  if (!reader.roles.some((role) => seesAll.includes(role))) found = found.where(sql<boolean>`cardinality(${held}) > 0`);
  if (search !== '') found = found.where('applications.application_name', 'ilike', containing(search));
  const rows = await found
    .selectAll('applications')
    .select(held.as('held'))
    .orderBy('applications.sort')
    .orderBy('applications.id')
    .limit(place.size)
    .offset(place.offset)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['rows'][number];
