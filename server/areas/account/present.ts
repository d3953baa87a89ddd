import type { Role, Schemas } from '#openapi';
import type { AccountRow } from './queries.ts';

/** An account in its workspace, as it is on the wire (entities.md, contradictions 22). Roles are never empty (ROLE-02). */
export function presentUser(row: AccountRow, roles: readonly Role[]): Schemas['User'] {
  return {
    id: row.id,
    ws_id: row.ws_id,
    wsid: row.ws_id,
    username: row.username,
    name: row.username,
    real_name: row.memberName ?? row.real_name,
    avatar: row.avatar ?? '',
    roles: roles.length > 0 ? [...roles] : ['WORKSPACE_USER'],
    departments: row.departments ?? [],
    company: { name: row.customer_name ?? '' },
    introduction: row.introduction ?? '',
    duty: row.duty ?? [],
    telephone: row.telephone ?? '',
    country_code: row.country_code,
    email: row.email ?? '',
    status: row.status === 'active' ? 20 : 40,
    locked_until: row.locked_until?.toISOString() ?? null,
  };
}
