import type { Role, Schemas } from '#openapi';
import type { ApplicationRow } from './queries.ts';

const administrators: readonly Role[] = ['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN'];

/** The caller's role in the application: the stored one, else the one that a workspace role stands for (ROLE-10). */
function roleIn(row: ApplicationRow, roles: readonly Role[]): Role {
  return row.memberRole ?? (roles.some((role) => administrators.includes(role)) ? 'APP_ADMIN' : 'APP_USER');
}

/** An application as it is on the wire (entities.md). */
export function presentApplication(row: ApplicationRow, roles: readonly Role[]): Schemas['Application'] {
  const role = roleIn(row, roles);
  return {
    id: row.id,
    appid: row.id,
    application_name: row.application_name,
    application_type: row.application_type === 2 ? 2 : 1,
    application_describe: row.application_describe,
    icon: row.icon,
    picture: row.picture ?? undefined,
    org_id: row.org_id,
    owner: row.owner,
    role,
    appRoles: [role],
    sort: row.sort,
    ws_id: row.ws_id,
    system_config: { config_json: row.system_config },
    extend_info: row.extend_info,
    version: row.version,
  };
}
