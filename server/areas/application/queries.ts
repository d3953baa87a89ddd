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
  let found = query
    .selectFrom('applications')
    .leftJoin('application_members as member', (join) =>
      join
        .onRef('member.app_id', '=', 'applications.id')
        .on('member.ws_id', '=', reader.wsId)
        .on('member.account_id', '=', reader.accountId)
        .on('member.deleted_at', 'is', null),
    )
    .where('applications.ws_id', '=', reader.wsId)
    .where('applications.deleted_at', 'is', null)
    .where('applications.status', '=', 'active');
  if (!reader.roles.some((role) => seesAll.includes(role))) found = found.where('member.id', 'is not', null);
  if (search !== '') found = found.where('applications.application_name', 'ilike', containing(search));
  const rows = await found
    .selectAll('applications')
    .select('member.role as memberRole')
    .orderBy('applications.sort')
    .orderBy('applications.id')
    .limit(place.size)
    .offset(place.offset)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['rows'][number];
