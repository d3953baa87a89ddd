import { type Role, roleSets, type Schemas } from '#openapi';
import type { ApplicationRow } from './queries.ts';

const administrators: readonly Role[] = roleSets.workspaceAppAdmins;

type ConfigJson = Schemas['ApplicationSystemConfig']['config_json'];

/** The strongest first. */
const ofApplications: readonly Role[] = ['APP_OWNER', 'APP_ADMIN', 'APP_USER'];

/** The caller's roles in the application, the strongest first: the stored ones, and what a workspace role stands for (ROLE-10). */
function rolesIn({ held }: ApplicationRow, roles: readonly Role[]): Role[] {
  const isAdministrator = roles.some((role) => administrators.includes(role));
  return ofApplications.filter((role) => held.includes(role) || (role === 'APP_ADMIN' && isAdministrator));
}

/** An application as it is on the wire (entities.md). */
export function presentApplication(row: ApplicationRow, roles: readonly Role[]): Schemas['Application'] {
  const appRoles = rolesIn(row, roles);
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
    // Only applications that the caller has a role in are listed.
    role: appRoles[0] ?? 'APP_USER',
    appRoles,
    sort: row.sort,
    ws_id: row.ws_id,
    // Safe: only what the contract describes is ever written to these two columns.
    system_config: { config_json: row.system_config as ConfigJson },
    extend_info: row.extend_info as Schemas['ApplicationExtendInfo'],
    version: row.version,
  };
}
