import { json, type Query } from '#server/kernel/db/index.ts';
import type { Extension } from './extension.ts';
import type { AccountRow } from './queries.ts';
import { endInvitations } from '../access/end-invitations.ts';
import { managesAccount } from './subject.ts';

/** What may change about a person; fields that are left out stay. */
export interface PersonChange {
  real_name?: string;
  roles?: readonly string[];
  status?: number;
  telephone?: string;
  country_code?: string;
  email?: string;
  avatar?: string;
  introduction?: string;
  /** All values of the extra fields, as they are to be stored. */
  extend?: Extension;
}

interface Write {
  row: Pick<
    AccountRow,
    'id' | 'home_ws_id' | 'isMemberElsewhere' | 'memberStatus' | 'memberRoles' | 'telephone' | 'country_code' | 'email'
  >;
  /** The workspace whose membership is changed; without one, only the account is. */
  wsId: string | undefined;
  change: PersonChange;
  /** The account of whoever changes it. */
  by: string;
  now: Date;
}

/** What stays undefined is not part of the statement. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** What is noted beside a telephone or an address that changes: codes for a forgotten password depend on it (0254). */
function contactFacts({ row, change, by, now }: Write) {
  const isOther = (field: 'telephone' | 'country_code' | 'email') =>
    change[field] !== undefined && change[field] !== (row[field] ?? '');
  const isNumber = isOther('telephone') || isOther('country_code');
  const isEmail = isOther('email');
  return {
    contact_changed_at: isNumber || isEmail ? now : undefined,
    telephone_by_person: isNumber ? by === row.id : undefined,
    email_by_person: isEmail ? by === row.id : undefined,
  };
}

/**
 * Writes the membership's fields into the workspace's membership and the account's into the account, and counts both
 * up. The account takes a real name over only from the workspace that manages it (contradictions 68).
 */
export async function writePerson(query: Query, write: Write): Promise<void> {
  const { row, wsId, change, now } = write;
  const { real_name, roles, status, telephone, country_code, email, avatar, introduction, extend } = change;
  if (wsId !== undefined) {
    await query
      .updateTable('memberships')
      .set((membership) => ({
        real_name,
        roles: roles && [...roles],
        status: status === undefined ? undefined : status === 40 ? 'disabled' : 'active',
        extend: extend && json(extend),
        version: membership('version', '+', 1),
        updated_at: now,
      }))
      .where('ws_id', '=', wsId)
      .where('account_id', '=', row.id)
      .execute();
  }
  const facts = contactFacts(write);
  // A link was made for who the person was then.
  const hasOtherRoles = roles !== undefined && roles.toSorted().join() !== row.memberRoles?.toSorted().join();
  const isReachedElsewhere = facts.email_by_person !== undefined || facts.telephone_by_person !== undefined;
  if (hasOtherRoles || isReachedElsewhere) await endInvitations(query, row.id);
  const isManager = managesAccount({ wsId }, row);
  await query
    .updateTable('accounts')
    .set((account) => ({
      real_name: isManager ? real_name : undefined,
      telephone: orNull(telephone),
      country_code,
      email: orNull(email),
      ...facts,
      avatar: orNull(avatar),
      introduction: orNull(introduction),
      version: account('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
}
