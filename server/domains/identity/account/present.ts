import type { Role, Schemas } from '#openapi';
import type { AccountRow } from './queries.ts';
import { managesAccount } from './subject.ts';

const invited = 10;
const enabled = 20;
const disabled = 40;

/** The wire's number for the state of the account and its membership together. */
function statusOf({ status, memberStatus }: AccountRow): Schemas['MemberStatus'] {
  if (memberStatus === 'invited') return invited;
  return status === 'disabled' || memberStatus === 'disabled' ? disabled : enabled;
}

/**
 * An account in its workspace, as it is on the wire (entities.md, contradictions 22). Roles are never empty (ROLE-02).
 * Who did not accept an invitation yet has shown the workspace nothing but the name.
 */
export function presentUser(row: AccountRow, roles: readonly Role[], lockedUntil?: Date): Schemas['User'] {
  const isShown = row.memberStatus !== 'invited';
  const isHome = row.ws_id !== null && managesAccount({ wsId: row.ws_id }, row);
  const username = isShown ? row.username : row.username_key;
  return {
    id: row.id,
    ws_id: row.ws_id,
    wsid: row.ws_id,
    username,
    name: username,
    real_name: row.memberName ?? row.real_name,
    avatar: (isShown && row.avatar) || '',
    roles: roles.length > 0 ? [...roles] : ['WORKSPACE_USER'],
    departments: row.departments ?? [],
    company: { name: row.customer_name ?? '' },
    introduction: (isShown && row.introduction) || '',
    duty: row.duty ?? [],
    telephone: (isShown && row.telephone) || '',
    country_code: isShown ? row.country_code : '',
    email: (isShown && row.email) || '',
    status: statusOf(row),
    locked_until: (isShown && lockedUntil?.toISOString()) || null,
    third_party_login_enabled: row.hasThirdPartyLogin ?? false,
    third_party_logins: row.thirdPartyLogins,
    must_change_password: isShown && row.must_change_password,
    is_home: isHome,
    // What the account's second step is and whether it was used, another workspace has no business to know.
    ...(isHome ? { totp_set_up: row.hasTotp, has_signed_in: row.last_sign_in_at !== null } : {}),
    created_at: (row.memberSince ?? row.created_at).toISOString(),
    version: row.memberVersion ?? row.version,
  };
}

/** The caller's own account, with what only the caller gets to know. */
export const presentOwn = (row: AccountRow, roles: readonly Role[]): Schemas['User'] => ({
  ...presentUser(row, roles),
  color_scheme: row.color_scheme,
});
