import type { Query } from '#server/kernel/db/index.ts';
import type { AccountRow } from './queries.ts';
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
}

interface Write {
  row: Pick<AccountRow, 'id' | 'home_ws_id' | 'isMemberElsewhere' | 'memberStatus'>;
  /** The workspace whose membership is changed; without one, only the account is. */
  wsId: string | undefined;
  change: PersonChange;
  now: Date;
}

/** What stays undefined is not part of the statement. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/**
 * Writes the membership's fields into the workspace's membership and the account's into the account, and counts both
 * up. The account takes a real name over only from the workspace that manages it (contradictions 68).
 */
export async function writePerson(query: Query, { row, wsId, change, now }: Write): Promise<void> {
  const { real_name, roles, status, telephone, country_code, email, avatar, introduction } = change;
  if (wsId !== undefined) {
    await query
      .updateTable('memberships')
      .set((membership) => ({
        real_name,
        roles: roles && [...roles],
        status: status === undefined ? undefined : status === 40 ? 'disabled' : 'active',
        version: membership('version', '+', 1),
        updated_at: now,
      }))
      .where('ws_id', '=', wsId)
      .where('account_id', '=', row.id)
      .execute();
  }
  const isManager = managesAccount({ wsId }, row);
  await query
    .updateTable('accounts')
    .set((account) => ({
      real_name: isManager ? real_name : undefined,
      telephone: orNull(telephone),
      country_code,
      email: orNull(email),
      avatar: orNull(avatar),
      introduction: orNull(introduction),
      version: account('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
}
