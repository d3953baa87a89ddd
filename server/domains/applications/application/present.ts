import type { Role, Schemas } from '#openapi';
import { storedLook } from './appearance.ts';
import { applicationRoles, mayEdit } from './application-roles.ts';
import type { ApplicationRow } from './queries.ts';

/** An application as it is on the wire (entities.md). */
export function presentApplication(row: ApplicationRow, roles: readonly Role[]): Schemas['Application'] {
  const appRoles = applicationRoles(row.held, roles);
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
    read: row.is_read,
    is_favorite: row.is_favorite,
    is_in_maintenance: row.maintain === 10,
    ...(row.work && mayEdit(appRoles) && { work: row.work }),
    ...(row.dummy_type && { dummyType: row.dummy_type }),
    system_config: { config_json: storedLook(row.system_config) },
    // Safe: only what the contract describes is ever written to this column.
    extend_info: row.extend_info as Schemas['ApplicationExtendInfo'],
    version: row.version,
  };
}
