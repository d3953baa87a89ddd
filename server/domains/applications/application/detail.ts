import { sql } from 'kysely';
import type { Role, Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import { storedLook } from './appearance.ts';
import { applicationRoles } from './application-roles.ts';
import { readGrants } from './authority.ts';

interface Wanted {
  wsId: string;
  appId: string;
  /** Whose roles are told. */
  accountId: string;
}

/** The category that opens first: the first one at the top that is not hidden; SQL over `applications`. */
const firstCategory = sql<string | null>`(
  select c.id from categories c
  where c.ws_id = applications.ws_id and c.app_id = applications.id
    and c.father_id is null and c.can_visible = 2 and c.deleted_at is null
  order by c.sort, c.id limit 1
)`;

/** One application with who works in it. Throws `NotFound` for one that is not there or was deleted. */
async function findDetail(query: Query, { wsId, appId, accountId }: Wanted, isLocked: boolean) {
  const found = query
    .selectFrom('applications')
    .where('applications.ws_id', '=', wsId)
    .where('applications.id', '=', appId)
    .where('applications.deleted_at', 'is', null)
    .selectAll('applications')
    .select([firstCategory.as('cid'), rolesIn(sql.ref('applications.id'), { wsId, accountId }).as('held')]);
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw new NotFound();
  return { ...row, ...(await readGrants(query, { wsId, appId })) };
}

export type DetailRow = Awaited<ReturnType<typeof findDetail>>;

/** The application as its settings show it. */
export const readDetail = (query: Query, wanted: Wanted): Promise<DetailRow> => findDetail(query, wanted, false);

/** The same, locked until the transaction ends. */
export const lockDetail = (query: Query, wanted: Wanted): Promise<DetailRow> => findDetail(query, wanted, true);

/** The application as it is on the wire, to a caller with these roles of the workspace or platform. */
export function presentDetail(row: DetailRow, roles: readonly Role[]): Schemas['ApplicationDetail'] {
  const appRoles = applicationRoles(row.held, roles);
  return {
    id: row.id,
    appid: row.id,
    application_name: row.application_name,
    application_type: row.application_type === 2 ? 2 : 1,
    application_describe: row.application_describe,
    icon: row.icon,
    picture: row.picture ?? '',
    org_id: row.org_id,
    owner: row.owner,
    // Without one in the application, SYSTEM_ADMIN reads it.
    role: appRoles[0] ?? roles[0] ?? 'APP_USER',
    appRoles,
    sort: row.sort,
    ws_id: row.ws_id,
    cid: row.cid,
    // It is neither a copy nor installed: those are not made yet.
    parentId: null,
    authorization_ids: row.authorization_ids,
    application_authorizations: row.application_authorizations,
    system_config: { config_json: storedLook(row.system_config) },
    // Safe: only what the contract describes is ever written to this column.
    extend_info: row.extend_info as Schemas['ApplicationExtendInfo'],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** What the log records of an application, and what a change changes. */
export const detailFacts = (row: DetailRow) => ({
  application_name: row.application_name,
  application_describe: row.application_describe,
  icon: row.icon,
  picture: row.picture ?? '',
  org_id: row.org_id,
  owner: row.owner,
  authorization_ids: row.authorization_ids,
  application_authorizations: row.application_authorizations,
  system_config: row.system_config,
  extend_info: row.extend_info,
});
